import { describe, expect, it } from 'vitest'

import type { CarFilters } from '@otosafi/domain/listing/filters'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { createI18n, type Translate } from '@otosafi/i18n/create-translator'
import { readLocale } from '@otosafi/i18n/read-locales'

import { headingOf } from './heading.ts'
import type { Listing } from './load-listing.ts'

const NONE = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Listing['facets']
const LISTING = {
  facets: {
    ...NONE,
    brand: [
      { value: 'dacia', label: 'Dacia', count: 9 },
      { value: 'fiat', label: 'Fiat', count: 3 },
    ],
    model: [{ value: 'duster', label: 'Duster', count: 4 }],
    city: [{ value: 'casablanca', label: 'Casablanca', count: 5 }],
  },
}

const textsOf = (edition: EditionId, language: Language): Translate =>
  createI18n({
    edition: EDITIONS[edition],
    language,
    resources: { meta: readLocale({ edition, language, group: 'meta' }) },
  }).t

describe('the heading of the listing', () => {
  it.each<[EditionId, Language, CarFilters, string | null]>([
    ['ma', 'fr', {}, null],
    ['ma', 'fr', { fuelType: ['diesel'] }, null],
    ['ma', 'fr', { brand: ['dacia', 'fiat'] }, null],
    ['ma', 'fr', { brand: ['dacia'] }, 'Dacia à vendre'],
    ['ma', 'fr', { condition: ['used'] }, 'Voitures d’occasion'],
    ['ma', 'fr', { brand: ['dacia'], condition: ['used'], city: ['casablanca'] }, 'Dacia d’occasion à Casablanca'],
    ['ma', 'fr', { brand: ['dacia'], model: ['duster'], condition: ['new'] }, 'Dacia Duster neuves'],
    ['ci', 'fr', { city: ['casablanca'] }, 'Voitures à vendre, Casablanca'],
    ['ma', 'en', { brand: ['dacia'], city: ['casablanca'] }, 'Dacia for sale in Casablanca'],
    ['ma', 'ar', { condition: ['used'], city: ['casablanca'] }, 'سيارات مستعملة في Casablanca'],
    ['coza', 'zu', { brand: ['dacia'], city: ['casablanca'] }, 'Dacia, Casablanca: izimoto ezithengiswayo'],
    ['ma', 'fr', { brand: ['nobody'] }, null],
  ])('in %s and %s for %j is %s', (edition, language, filters, heading) => {
    expect(headingOf(filters, LISTING, textsOf(edition, language))).toBe(heading)
  })
})
