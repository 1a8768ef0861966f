import type { Format } from '../formats.ts';

/** The type of a file by its first bytes. Only the worker process finds out whether it can be decoded. */
export type SniffedType = Format | 'pdf' | 'svg' | 'gif' | 'heic' | 'unknown';

function startsWith(bytes: Uint8Array, start: readonly number[], offset = 0): boolean {
  return start.every((byte, index) => bytes[offset + index] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** Brands of ISO media files, which follow `ftyp`. */
const avifBrands = ['avif', 'avis'];
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

function isoType(bytes: Uint8Array): SniffedType {
  const head = new TextDecoder('latin1').decode(bytes.subarray(8, 64));
  // AVIF files often name the generic brand mif1 first.
  if (avifBrands.some((brand) => head.includes(brand))) return 'avif';
  return heicBrands.some((brand) => head.startsWith(brand)) ? 'heic' : 'unknown';
}

function isSvg(bytes: Uint8Array): boolean {
  return /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 1_024)));
}

/** Detects the type of a file from its content; the name is ignored. */
export function fileType(bytes: Uint8Array): SniffedType {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n\x1a\n')])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, ascii('ftyp'), 4)) return isoType(bytes);
  if (startsWith(bytes, ascii('GIF8'))) return 'gif';
  if (startsWith(bytes, ascii('%PDF-'))) return 'pdf';
  return isSvg(bytes) ? 'svg' : 'unknown';
}
