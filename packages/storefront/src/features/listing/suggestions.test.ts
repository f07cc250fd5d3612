import { expect, it } from 'vitest'

import type { Suggestion } from '@otosafi/api-client/schema'
import type { CarFilters } from '@otosafi/domain/listing/filters'

import { withSuggestion } from './suggestions.ts'

const KIA: Suggestion = { kind: 'brand', value: 'kia', label: 'Kia', parent: null, count: 4 }
const DUSTER: Suggestion = { kind: 'model', value: 'dacia-duster', label: 'Duster', parent: 'dacia', count: 9 }
const RABAT: Suggestion = { kind: 'city', value: 'rabat', label: 'Rabat', parent: null, count: 2 }

it.each<[what: string, filters: CarFilters, chosen: Suggestion, then: CarFilters]>([
  ['a brand without the text', { q: 'ki' }, KIA, { brand: ['kia'] }],
  [
    'a brand without the models of another',
    { brand: ['dacia'], model: ['dacia-duster', 'kia-rio'], color: ['red'] },
    KIA,
    { brand: ['kia'], model: ['kia-rio'], color: ['red'] },
  ],
  ['a brand alone', { brand: ['dacia'], model: ['dacia-duster'] }, KIA, { brand: ['kia'] }],
  [
    'a model with its brand',
    { brand: ['kia'], model: ['kia-rio'] },
    DUSTER,
    { brand: ['dacia'], model: ['dacia-duster'] },
  ],
  ['a place with the model', { model: ['kia-rio'] }, RABAT, { model: ['kia-rio'], city: ['rabat'] }],
])('a suggestion becomes a filter: %s', (_, filters, chosen, then) => {
  const next = withSuggestion({ filters, sort: 'priceAsc', page: 3 }, chosen)
  expect(next).toEqual({ filters: then, sort: 'priceAsc', page: 1 })
})
