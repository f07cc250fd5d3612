import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { artKey, artOf, flawArtOf, parseArtKey } from './art-key.ts'
import { drawCertificate } from './certificate.ts'
import { drawCar } from './draw-car.ts'
import { isCabinFlaw, OUTSIDE_FLAWS } from './flaws.ts'
import { artPlaceholder } from './placeholder.ts'
import { densityOf } from './svg.ts'
import { everySpec, FLAWS, LEFT_PETROL, sampleOf } from './testing/every-art.ts'
import { expectSound } from './testing/expect-sound.ts'

describe('an art key', () => {
  it('names its drawing, for every drawing there is', () => {
    for (const spec of everySpec) expect(parseArtKey(artKey(spec))).toEqual(spec)
    expect(new Set(everySpec.map(artKey)).size).toBe(everySpec.length)
  })

  it('is never read from anything else', () => {
    const pieces = ['art/', 'side', 'interior', 'engine', '-', 'suv', 'red', '0', '7', '-r', '-e', '/', '..', 'x']
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((list) => list.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const spec = parseArtKey(text)
        expect(spec === null || artKey(spec) === text).toBe(true)
      }),
    )
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
    'art/side-sedan-red-1-r',
    'art/interior-sedan-red-1-e',
    'art/engine-sedan-red-1-r',
  ])('is not %j', (key) => expect(parseArtKey(key)).toBeNull())
})

describe('a drawing', () => {
  it('is small, holds no broken number, and refers only to what it defines once', () => {
    // Every second; the deep tests have all.
    for (const spec of sampleOf('one variant').filter((_, place) => place % 2 === 0)) expectSound(spec)
  })

  it('is the same every time', () => {
    const spec = { view: 'rear', bodyType: 'suv', color: 'green', variant: 1 } as const
    expect(drawCar(spec)).toBe(drawCar({ ...spec }))
  })

  it('has its wheel on the side that the car is steered from', async () => {
    const cabin = async (steeringSide: 'left' | 'right') => {
      const svg = drawCar(artOf({ bodyType: 'suv', color: 'grey', ...LEFT_PETROL, steeringSide }, 'interior', 0))
      return sharp(Buffer.from(svg), { density: densityOf(320) })
        .greyscale()
        .raw()
        .toBuffer()
    }
    const [left, right] = [await cabin('left'), await cabin('right')]
    const mirrored = left.map((_, i) => left[i - (i % 320) + 319 - (i % 320)] ?? 0)
    const difference = (a: Uint8Array, b: Uint8Array) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0)
    expect(difference(mirrored, right)).toBeLessThan(difference(left, right) / 20)
  })

  it('shows another machine under the hood of an electric car, and only there', () => {
    const of = (view: 'engine' | 'side', fuelType: 'ev' | 'diesel') =>
      drawCar(artOf({ bodyType: 'suv', color: 'grey', steeringSide: 'left', fuelType }, view, 0))
    expect(of('engine', 'ev')).not.toBe(of('engine', 'diesel'))
    expect(of('side', 'ev')).toBe(of('side', 'diesel'))
  })

  it('has a placeholder of six hexadecimal digits that differs by colour', () => {
    for (const spec of everySpec) expect(artPlaceholder(spec)).toMatch(/^#[0-9a-f]{6}$/)
    const of = (color: 'white' | 'black') => artPlaceholder({ view: 'side', bodyType: 'suv', color, variant: 0 })
    expect(of('white')).not.toBe(of('black'))
  })
})

describe('the picture of a flaw', () => {
  const CAR = { bodyType: 'sedan', color: 'blue', steeringSide: 'left' } as const
  const pixels = (svg: string) =>
    sharp(Buffer.from(svg), { density: densityOf(160) })
      .raw()
      .toBuffer()
  /** How much of a picture another one shows differently, 0 to 1. */
  const difference = async (one: string, other: string) => {
    const [a, b] = [await pixels(one), await pixels(other)]
    return a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 5).length / a.length
  }
  const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]

  it.each(OUTSIDE_FLAWS)('shows it, in the middle of the part that has it: %s', async (flaw) => {
    for (const bodyType of ['sedan', 'suv', 'van', 'pickup'] as const) {
      const svg = drawCar(flawArtOf({ ...CAR, bodyType }, flaw, 1))
      const [left = -1, top = -1, width = 0, height = 0] = viewBoxOf(svg)?.split(' ').map(Number) ?? []
      expect([left > -200, top > -200, left + width < 1800, top + height < 1400], `${bodyType} ${flaw}`).toEqual([
        true,
        true,
        true,
        true,
      ])
    }
    const next = OUTSIDE_FLAWS[(OUTSIDE_FLAWS.indexOf(flaw) + 1) % OUTSIDE_FLAWS.length] ?? flaw
    expect(await difference(drawCar(flawArtOf(CAR, flaw, 1)), drawCar(flawArtOf(CAR, next, 1)))).toBeGreaterThan(0.004)
  })

  it.each(FLAWS)('is in the colours of its own car: %s', async (flaw) => {
    const red = drawCar(flawArtOf({ ...CAR, color: 'red' }, flaw, 1))
    if (isCabinFlaw(flaw)) expect(await difference(red, drawCar(flawArtOf(CAR, flaw, 3)))).toBeGreaterThan(0.001)
    else expect(await difference(red, drawCar(flawArtOf(CAR, flaw, 1)))).toBeGreaterThan(0.1)
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
    const { info } = await sharp(Buffer.from(svg), { density: densityOf(640) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(640)
  })
})
