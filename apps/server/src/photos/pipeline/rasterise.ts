import { sharp } from './configured-sharp.ts'

/** Rasterises one of the illustrator's own SVG drawings to a lossless PNG. Never give it an uploaded file. */
export function rasterise(svg: string): Promise<Buffer> {
  // Speed matters more than size: the PNG lives in memory only until its variants are made.
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer()
}
