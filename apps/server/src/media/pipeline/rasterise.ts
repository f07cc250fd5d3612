import { densityOf } from '@otosafi/illustrator/svg'

import { sharp } from './configured-sharp.ts'

/**
 * One of the illustrator's own SVG drawings as an opaque picture of `width` pixels, drawn at that size: larger and then
 * reduced takes many times as long. Never give it an uploaded file.
 */
export function rasterise(svg: string, width: number): ReturnType<typeof sharp> {
  return sharp(Buffer.from(svg), { density: densityOf(width) }).flatten({ background: '#ffffff' })
}
