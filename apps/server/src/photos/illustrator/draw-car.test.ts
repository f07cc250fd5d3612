import { describe, expect, it } from 'vitest'

import { BODY_TYPES, COLORS, PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'

import { sharp } from '../pipeline/configured-sharp.ts'
import { rasterise } from '../pipeline/rasterise.ts'
import { ART_VARIANTS, artKey, parseArtKey } from './art-key.ts'
import type { CarArtSpec } from './art-key.ts'
import { drawCertificate } from './certificate.ts'
import { drawCar } from './draw-car.ts'
import { artPlaceholder } from './placeholder.ts'

const variants = Array.from({ length: ART_VARIANTS }, (_, variant) => variant)
const everySpec: CarArtSpec[] = PHOTO_VIEWS.flatMap((view) =>
  BODY_TYPES.flatMap((bodyType) =>
    COLORS.flatMap((color) => variants.map((variant) => ({ view, bodyType, color, variant }))),
  ),
)
/** Every view and body type in two of the variants; the colours take turns. */
const sample = everySpec.filter(({ color, variant, bodyType }) => {
  const body = BODY_TYPES.indexOf(bodyType)
  return (variant + body) % 2 === 0 && COLORS.indexOf(color) === (variant * 5 + body) % COLORS.length
})

describe('an art key', () => {
  it('names its drawing, for every drawing there is', () => {
    expect(
      everySpec.every((spec) => JSON.stringify(sorted(parseArtKey(artKey(spec)))) === JSON.stringify(sorted(spec))),
    ).toBe(true)
    expect(new Set(everySpec.map(artKey)).size).toBe(everySpec.length)
  })

  it.each([
    '',
    'art/',
    'art/side-sedan-red-4',
    'art/side-sedan-red',
    'art/side-sedan-mauve-1',
    'art/side-sedan-red-1/..',
    'x/art/side-sedan-red-1',
    'art/side-sedan-red-01',
  ])('is not %j', (key) => expect(parseArtKey(key)).toBeNull())
})

function sorted(spec: CarArtSpec | null): unknown {
  return spec && [spec.view, spec.bodyType, spec.color, spec.variant]
}

describe('a drawing', () => {
  it('is small, holds no broken number, and refers only to what it defines once', () => {
    for (const spec of sample) {
      const svg = drawCar(spec)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
      expect(svg.length, artKey(spec)).toBeLessThan(90_000)
      expect(svg, artKey(spec)).not.toMatch(/NaN|Infinity|undefined|<text/)
      expect(new Set(ids).size, artKey(spec)).toBe(ids.length)
      expect(
        used.filter((id) => !ids.includes(id)),
        artKey(spec),
      ).toEqual([])
    }
  })

  it('is the same every time', () => {
    const spec = { view: 'rear', bodyType: 'suv', color: 'green', variant: 1 } as const
    expect(drawCar(spec)).toBe(drawCar({ ...spec }))
  })

  it.each(PHOTO_VIEWS)('of the view %s decodes at 4:3', async (view) => {
    const metadata = await sharp(
      await rasterise(drawCar({ view, bodyType: 'sedan', color: 'blue', variant: 1 })),
    ).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['png', 1600, 1200])
  })

  it('has a placeholder of six hexadecimal digits that differs by colour', () => {
    for (const spec of everySpec) expect(artPlaceholder(spec)).toMatch(/^#[0-9a-f]{6}$/)
    const of = (color: 'white' | 'black') => artPlaceholder({ view: 'side', bodyType: 'suv', color, variant: 0 })
    expect(of('white')).not.toBe(of('black'))
  })
})

describe('a certificate', () => {
  it('takes any words without breaking the drawing', async () => {
    const svg = drawCertificate({
      title: 'Visite technique <&">',
      headLines: ['Royaume & cie'],
      number: 'VT-2026-0412',
      validUntil: '12/03/2027',
      fields: [{ label: 'Véhicule', value: '</text><script>' }],
      redacted: ['Propriétaire'],
      stamp: 'CONFORME',
    })
    expect(svg).not.toContain('<script>')
    expect((await sharp(await rasterise(svg)).metadata()).width).toBe(1600)
  })
})
