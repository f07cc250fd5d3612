import { readFile } from 'node:fs/promises'

import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

import { CUTS } from './cut-fonts.ts'

/** Letters stand this much closer than the font sets them, in ems, as in the logo on a page. */
const TIGHTER = 0.02

/**
 * A name in the brand's font, bold, as one SVG path whose first letter starts at 0 on the baseline 0.
 * `size` is the font size; `width` is how far the name reaches, in the same unit.
 */
export async function outlineName(name: string, size: number): Promise<{ path: string; width: number }> {
  const source = await readFile(CUTS['figtree-latin.woff2'].source)
  const bold = await subsetFont(source, name, { targetFormat: 'sfnt', variationAxes: { wght: 700 } })
  const font = create(bold) as Font
  const { glyphs, positions } = font.layout(name)
  const scale = size / font.unitsPerEm
  let x = 0
  const letters = glyphs.map((glyph, index) => {
    const letter = glyph.path.scale(scale, -scale).translate(x * scale, 0)
    x += (positions[index]?.xAdvance ?? 0) - TIGHTER * font.unitsPerEm
    return letter.toSVG()
  })
  return { path: letters.join(''), width: (x + TIGHTER * font.unitsPerEm) * scale }
}
