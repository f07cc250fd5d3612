import { expect, it } from 'vitest'

import { faultsOfFacts } from '../faults-of-facts.ts'
import { faultsOfTexts } from '../faults-of-texts.ts'
import { edition } from './app.ts'

it('the facts hold together', () => {
  expect(faultsOfFacts(edition)).toEqual([])
})

it('every language is whole, and says every claim', () => {
  expect(faultsOfTexts(edition)).toEqual([])
})
