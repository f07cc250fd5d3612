// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type Facet, FACETS, OLDER, ruleOf } from '@otosafi/domain/listing/vocabulary'
import type { Language } from '@otosafi/editions/language'

import { openPage } from '../../testing/open-page.tsx'
import { FilterForm } from './FilterForm.tsx'
import { isNamed, type Listing, type ListingOption } from './load-listing.ts'
import { writtenIn } from './use-listing.ts'

const count = fc.integer({ min: 0, max: 1_000_000 })
const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,4})?$/)
const label = fc.string({ minLength: 1, unit: 'grapheme' })

/** The values that a facet may have, those of the years with the older ones. */
const valueOf = (facet: Facet): fc.Arbitrary<string> => {
  const { values } = ruleOf(facet)
  if (values === 'slug') return slug
  if (values === 'year') return fc.constantFrom('2026', '2019', OLDER)
  return values === 'number' ? fc.constantFrom('2', '4', '5') : fc.constantFrom(...values)
}

const optionOf = (facet: Facet): fc.Arbitrary<ListingOption> =>
  fc.tuple(valueOf(facet), count, label).map(([value, counted, name]) => {
    if (value === OLDER) return { value, count: counted, label: '2007' }
    return isNamed(facet) ? { value, count: counted, label: name } : { value, count: counted }
  })

const facets = fc.record(
  Object.fromEntries(
    FACETS.map((facet) => [facet, fc.uniqueArray(optionOf(facet), { maxLength: 4, selector: ({ value }) => value })]),
  ),
) as fc.Arbitrary<Listing['facets']>

it.each<Language>(['fr', 'en', 'ar'])(
  'reads from the form of a document what it was written from, in %s',
  async (language) => {
    await fc.assert(
      fc
        .asyncProperty(facets, fc.boolean(), async (given, isChosen) => {
          // Every second brand and city: a list shows first what is chosen.
          const chosen = (facet: 'brand' | 'city') =>
            given[facet].flatMap(({ value }, place) => (isChosen && place % 2 === 1 ? [value] : []))
          const filters = { brand: chosen('brand'), city: chosen('city') }
          const query = { filters, sort: 'newest', page: 1 } as const
          const listing = {
            total: 3,
            page: 1,
            pageCount: 1,
            priceRange: null,
            reading: null,
            relaxed: [],
            shown: [],
            facets: given,
          }
          const form = (
            <FilterForm query={query} total={3} choice={{ query, listing }} action="/" onChoice={() => undefined} />
          )
          await openPage({ language, path: '/', routes: [{ path: '/', element: form }] })
          expect(writtenIn(document)).toEqual({ facets: given, shown: [] })
        })
        .afterEach(cleanup),
      { numRuns: 5 },
    )
  },
)
