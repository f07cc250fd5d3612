import { ART_WIDTH } from '../illustrator/svg.ts'
import { sharp } from './configured-sharp.ts'

/** Dots per inch at which one unit of a drawing is one pixel. */
const UNIT_DENSITY = 72

/**
 * One of the illustrator's own SVG drawings as an opaque picture of `width` pixels, drawn at that size: larger and then
 * reduced takes many times as long. Never give it an uploaded file.
 */
export function rasterise(svg: string, width: number): ReturnType<typeof sharp> {
  return sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / ART_WIDTH }).flatten({ background: '#ffffff' })
}
