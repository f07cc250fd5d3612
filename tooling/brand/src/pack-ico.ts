const HEADER = 6
const ENTRY = 16

/** One picture of an icon file: a PNG and the length of its side in pixels, below 256. */
export type IcoPicture = { size: number; png: Buffer }

/** Packs PNG pictures into one `.ico` file (format: ICONDIR, then an ICONDIRENTRY each, then the pictures). */
export function packIco(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** The pictures inside an `.ico` file, as `packIco` took them. */
export function unpackIco(file: Buffer): IcoPicture[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = HEADER + ENTRY * index
    const start = file.readUInt32LE(at + 12)
    return { size: file.readUInt8(at), png: file.subarray(start, start + file.readUInt32LE(at + 8)) }
  })
}
