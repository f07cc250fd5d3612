import { expect, it } from 'vitest'

import { FEASTS_UNTIL } from './feasts.ts'

it('expected feasts are known for more than a year ahead', () => {
  expect(FEASTS_UNTIL).toBeGreaterThan(new Date().getUTCFullYear() + 1)
})
