import { expect, it } from 'vitest'

import { docsAddress } from './docs-address.ts'

it('leads to the docs page as Storybook names it', () => {
  expect(docsAddress('Islands/Range slider on a page')).toBe('./?path=/docs/islands-range-slider-on-a-page--docs')
})
