/** One picture of an ICO file. */
export interface IcoImage {
  /** Side in pixels, 1 to 256. */
  size: number;
  png: Uint8Array;
}

const headerLength = 6;
const entryLength = 16;

/** An ICO file that holds square PNG pictures, which every browser of this century reads. */
export function encodeIco(images: readonly IcoImage[]): Uint8Array {
  const header = Buffer.alloc(headerLength + entryLength * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index;
    // One byte each: 256 is written as 0.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map((image) => image.png)]);
}
