import { expect, it } from 'vitest'

import { COUNTRIES } from '@otosafi/editions/registry'

import { faultsOfCountry } from '../faults-of-country.ts'
import { faultsOfFacts } from '../faults-of-facts.ts'
import { faultsOfTexts } from '../faults-of-texts.ts'
import { edition } from './app.ts'

it('the facts hold together', () => {
  expect([...faultsOfFacts(edition), ...faultsOfCountry(COUNTRIES[edition.id], edition.country)]).toEqual([])
})

it('every language is whole, and says every claim', () => {
  expect(faultsOfTexts(edition)).toEqual([])
})
