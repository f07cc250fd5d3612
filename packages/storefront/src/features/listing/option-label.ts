import { MILEAGE_RANGES } from '@otosafi/domain/car/vocabulary'
import type { ActiveFilter } from '@otosafi/domain/listing/query-string'
import { isRangeFilter } from '@otosafi/domain/listing/ranges'
import { type Facet, OLDER, ruleOf } from '@otosafi/domain/listing/vocabulary'

import type { Texts } from '../../texts/use-texts.ts'
import type { Listing, ListingOption } from './load-listing.ts'

/** The label of an option: brands, models and cities have names in the answer, vocabularies in the locale texts. */
export function optionLabel(
  facet: Facet,
  { value, label = value }: Pick<ListingOption, 'value' | 'label'>,
  t: Texts['t'],
): string {
  switch (ruleOf(facet).values) {
    case 'slug':
      return label
    case 'year':
      return value === OLDER ? t('listing.olderThan', { year: label }) : value
    case 'number':
      return t(`vocabulary.${facet}` as 'vocabulary.seats', { count: Number(value) })
    default: {
      const range = facet === 'mileageRange' ? MILEAGE_RANGES.find(({ id }) => String(id) === value) : undefined
      return t(`vocabulary.${facet}.${value}` as 'vocabulary.mileageRange.2', { from: range?.from, to: range?.to })
    }
  }
}

/** The label of a chosen filter's chip. */
export function filterLabel({ name, value }: ActiveFilter, listing: Listing, t: Texts['t']): string {
  if (name === 'q') return t('listing.chip.q', { text: value })
  if (isRangeFilter(name)) return t(`listing.chip.${name}`, { amount: value, year: value, value })
  const option = listing.facets[name].find((each) => each.value === value)
  return optionLabel(name, option ?? { value: String(value) }, t)
}
