const headerBytes = 6;
const entryBytes = 16;

/** Encodes PNG pictures as an ICO file. Their sides must be below 256 pixels. */
export function ico(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ side, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Decodes the pictures of an ICO file. */
export function picturesIn(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = headerBytes + entryBytes * index;
    const start = file.readUInt32LE(entry + 12);
    return file.subarray(start, start + file.readUInt32LE(entry + 8));
  });
}
