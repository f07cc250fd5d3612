import { expect, it } from 'vitest'

import { importLine } from './import-line.ts'

it('says how a component is imported', () => {
  expect(importLine('../../packages/ui/src/car-card/CarCard.stories.tsx')).toBe(
    "import { CarCard } from '@otosafi/ui/car-card/CarCard'",
  )
  expect(importLine('./src/foundations/Colour.stories.tsx')).toBeNull()
})
