import type { Entry, EntryIndex } from './entry.ts';

/** Numbers per slot. They are adjacent, so that a look-up reads one cache line. */
const slotSize = 4;
const atHash = 0;
const atPosition = 1;
/** Length of the path (12 bits), length of the target (12 bits), flags. Never 0 in a used slot. */
const atShape = 2;
const atLine = 3;

const lengthBits = 12;
const maxLength = (1 << lengthBits) - 1;
const isTaken = 1 << 24;
const isTemporary = 1 << 25;
const keepsQuery = 1 << 26;

const chunkBits = 20;
const chunkLength = 1 << chunkBits;

/**
 * A hash table for a million entries: numbers in one typed array, paths and targets in a few long strings. Entries are
 * not objects, so that the table needs a third of the memory of a `Map` and no work of the garbage collector. Fastest if
 * all entries are added before the first is read.
 */
export class PackedIndex implements EntryIndex {
  #slots = new Uint32Array(4_096 * slotSize);
  #mask = 4_095;
  #size = 0;
  #chunks: string[] = [];
  /** The chunk that is being filled. Bytes, which the garbage collector does not copy. */
  #open = new Uint8Array(chunkLength);
  #openLength = 0;

  add(path: string, entry: Entry): void {
    if (path.length > maxLength || entry.to.length > maxLength) return;
    if (this.#size * 2 > this.#mask) this.#grow();
    const hash = hashOf(path, path.length);
    const slot = freeSlot(this.#slots, this.#mask, hash);
    this.#slots[slot + atHash] = hash;
    this.#slots[slot + atPosition] = this.#store(path, entry.to);
    this.#slots[slot + atShape] = shapeOf(path, entry);
    this.#slots[slot + atLine] = entry.line;
    this.#size += 1;
  }

  get(path: string, end: number = path.length): Entry | undefined {
    if (this.#openLength > 0) this.#close();
    const slots = this.#slots;
    const hash = hashOf(path, end);
    for (let index = hash & this.#mask; ; index = (index + 1) & this.#mask) {
      const slot = index * slotSize;
      const shape = slots[slot + atShape] ?? 0;
      if (shape === 0) return undefined;
      if (slots[slot + atHash] !== hash || (shape & maxLength) !== end) continue;
      const position = slots[slot + atPosition] ?? 0;
      const text = this.#chunks[position >>> chunkBits] ?? '';
      const start = position & (chunkLength - 1);
      if (text.startsWith(path.slice(0, end), start)) {
        return readEntry(text, start + end, shape, slots[slot + atLine] ?? 0);
      }
    }
  }

  /** @returns the number of the chunk and the offset in it, packed in one number */
  #store(path: string, to: string): number {
    if (this.#openLength + path.length + to.length > chunkLength) this.#close();
    const position = ((this.#chunks.length << chunkBits) | this.#openLength) >>> 0;
    writeAscii(this.#open, this.#openLength, path);
    writeAscii(this.#open, this.#openLength + path.length, to);
    this.#openLength += path.length + to.length;
    return position;
  }

  #close(): void {
    this.#chunks.push(decoder.decode(this.#open.subarray(0, this.#openLength)));
    this.#openLength = 0;
  }

  #grow(): void {
    const old = this.#slots;
    const oldMask = this.#mask;
    this.#slots = new Uint32Array(old.length * 2);
    this.#mask = oldMask * 2 + 1;
    // Starts after a free slot, so that of two equal paths the first stays the first.
    let start = 0;
    while (old[start * slotSize + atShape] !== 0) start += 1;
    for (let step = 1; step <= oldMask; step += 1) {
      const slot = ((start + step) & oldMask) * slotSize;
      if (old[slot + atShape] === 0) continue;
      const free = freeSlot(this.#slots, this.#mask, old[slot + atHash] ?? 0);
      for (let at = 0; at < slotSize; at += 1) this.#slots[free + at] = old[slot + at] ?? 0;
    }
  }
}

const decoder = new TextDecoder();

/** Paths in normal form and targets are ASCII. */
function writeAscii(bytes: Uint8Array, start: number, text: string): void {
  for (let at = 0; at < text.length; at += 1) bytes[start + at] = text.charCodeAt(at);
}

function freeSlot(slots: Uint32Array, mask: number, hash: number): number {
  let index = hash & mask;
  while (slots[index * slotSize + atShape] !== 0) index = (index + 1) & mask;
  return index * slotSize;
}

function shapeOf(path: string, entry: Entry) {
  return (
    path.length |
    (entry.to.length << lengthBits) |
    isTaken |
    (entry.status === 302 ? isTemporary : 0) |
    (entry.keepsQuery ? keepsQuery : 0)
  );
}

function readEntry(text: string, start: number, shape: number, line: number): Entry {
  return {
    to: text.slice(start, start + ((shape >>> lengthBits) & maxLength)),
    status: (shape & isTemporary) === 0 ? 301 : 302,
    keepsQuery: (shape & keepsQuery) !== 0,
    line,
  };
}

/** FNV-1a, then the finalizer of MurmurHash3, since the low bits select the slot. */
function hashOf(text: string, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
