import { sharp } from './configured-sharp.ts'

/**
 * Rasterises one of the illustrator's own SVG drawings as an opaque picture at `density` dots per inch, directly at its size,
 * which is many times faster than scaling down. Never give it an uploaded file.
 */
export function rasterise(svg: string, density: number): ReturnType<typeof sharp> {
  return sharp(Buffer.from(svg), { density }).flatten({ background: '#ffffff' })
}
