import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toSlug } from './to-slug.ts'

it.each([
  ['Land Rover', 'land-rover'],
  ['Béni Mellal', 'beni-mellal'],
  ['Škoda', 'skoda'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['  Côte d’Or (2) ', 'cote-d-or-2'],
  ['طنجة', ''],
])('writes %s as %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

it('leaves alone what is a slug already, whatever it began as', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = toSlug(name)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})
