import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { CLOTHES, HAIR, parsePortraitKey, portraitKey, type PortraitSpec, SKINS } from './portrait-key.ts'
import { drawPortrait } from './portrait.ts'
import { densityOf } from './svg.ts'

const everySpec: PortraitSpec[] = HAIR.flatMap((hair) =>
  Array.from({ length: SKINS }, (_, skin) =>
    Array.from({ length: CLOTHES }, (__, clothes) =>
      [false, true].flatMap((beard) => [false, true].map((glasses) => ({ hair, skin, clothes, beard, glasses }))),
    ),
  ).flat(2),
)

describe('a portrait’s key', () => {
  it('names its drawing, for every drawing there is', () => {
    for (const spec of everySpec) expect(parsePortraitKey(portraitKey(spec))).toEqual(spec)
    expect(new Set(everySpec.map(portraitKey)).size).toBe(everySpec.length)
  })

  it('is never read from anything else', () => {
    const pieces = ['portrait/', 'short', 'scarf', '-', '0', '3', '9', 'b', 'g', '/', '..', 'x']
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((list) => list.join(''))
    fc.assert(
      fc.property(texts, (text) => {
        const spec = parsePortraitKey(text)
        expect(spec === null || portraitKey(spec) === text).toBe(true)
      }),
    )
    for (const key of [
      '',
      'portrait/short-4-0',
      'portrait/short-0-4',
      'portrait/short-0-0-',
      'portrait/wig-0-0',
      'portrait/short-0-0-gb',
    ])
      expect(parsePortraitKey(key), key).toBeNull()
  })
})

describe('a portrait', () => {
  it('is another drawing for everything that its key names', () => {
    expect(new Set(everySpec.map(drawPortrait)).size).toBe(everySpec.length)
  })

  it('is under 4 kB as a drawing, and as the picture that a page shows', async () => {
    for (const spec of everySpec.filter(({ skin, clothes }) => skin === clothes)) {
      const svg = drawPortrait(spec)
      expect(Buffer.byteLength(svg), portraitKey(spec)).toBeLessThan(4000)
      const picture = sharp(Buffer.from(svg), { density: densityOf(320) })
      const { width, height } = await picture.metadata()
      expect([width, height]).toEqual([320, 240])
      expect((await picture.webp({ quality: 72, effort: 4 }).toBuffer()).length, portraitKey(spec)).toBeLessThan(4000)
    }
  })
})
