import { expect, it } from 'vitest'

import { inspectsAtHome } from './inspects-at-home.ts'
import { EDITIONS } from './registry.ts'

it('an inspector comes home in Senegal, which promises that, and nowhere else', () => {
  const atHome = Object.values(EDITIONS).filter(inspectsAtHome)
  expect(atHome.map(({ id }) => id)).toEqual(['sn'])
})
