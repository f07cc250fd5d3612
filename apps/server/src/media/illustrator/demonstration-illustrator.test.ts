import { expect, it } from 'vitest'

import { parseArtKey } from '@otosafi/illustrator/art-key'
import { drawCar } from '@otosafi/illustrator/draw-car'
import { engineSounds } from '@otosafi/illustrator/engine-sound'

import { demonstrationIllustrator } from './demonstration-illustrator.ts'
import { DRAWING_SIZE } from './illustrator-port.ts'

const { draw, drawCertificate, placeholderOf, synthesise } = demonstrationIllustrator
const CAR = 'art/interior-suv-grey-1-r'
const PERSON = 'portrait/bald-1-3-bg'
const WORDS = { title: 'Paper', headLines: [], number: '7', fields: [], redacted: [], validUntil: '', stamp: 'PASSED' }

it('every drawing has the size that is announced of it, and a colour until it has loaded', () => {
  const size = `width="${DRAWING_SIZE.width}" height="${DRAWING_SIZE.height}"`
  for (const svg of [draw(CAR), draw(PERSON), drawCertificate(WORDS)]) expect(svg?.slice(0, 100)).toContain(size)
  for (const key of [CAR, PERSON]) expect(placeholderOf(key)).toMatch(/^#[\da-f]{6}$/)
})

it('a car is drawn as its key says', () => {
  const spec = parseArtKey(CAR)
  expect(spec).not.toBeNull()
  expect(draw(CAR)).toBe(spec && drawCar(spec))
})

it.each(['art/side-sedan-mauve-0', 'portrait/bald-9-3', 'certificate/ma/00000001', 'sound/petrol-0', 'cars/1'])(
  'nothing is drawn for %s',
  (key) => {
    expect([draw(key), placeholderOf(key)]).toEqual([null, null])
  },
)

it('every recording that a stock can point to is made with the length that is said of it, and no other', () => {
  for (const { key, bytes } of engineSounds) expect(synthesise(key)?.length).toBe(bytes)
  for (const key of ['sound/petrol-9', 'sound/steam-0', 'sound/petrol-0.wav', CAR]) expect(synthesise(key)).toBeNull()
})
