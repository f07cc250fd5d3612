import type { components } from '@otosafi/api-client/schema'
import { type ActiveFilter, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { isRangeFilter } from '@otosafi/domain/listing/ranges'
import type { ReadPhrase, TextQuery } from '@otosafi/search/text/text-dictionary'

import { filterLabel, type LabelContext } from './search-label.ts'

/** The most values that are named one by one. */
const MAX_NAMED = 3

/** How a text was read, in words. */
export function presentReading(
  { filters, read, ignored }: Omit<TextQuery, 'understood'>,
  context: LabelContext,
): components['schemas']['TextReading'] {
  return {
    query: writeListingQuery({ filters, sort: 'newest', page: 1 }).toString(),
    phrases: read.map((phrase) => ({ text: phrase.text, without: phrase.without, label: labelOf(phrase, context) })),
    ignored: [...ignored],
  }
}

function labelOf({ name, values }: ReadPhrase, context: LabelContext): string {
  const region = name === 'city' && values.length > 1 ? regionOf(values, context) : null
  if (region !== null) return region
  const labels = values
    .slice(0, MAX_NAMED)
    .map((value) => filterLabel({ name, value: isRangeFilter(name) ? Number(value) : value } as ActiveFilter, context))
  return [...new Set(labels)].join(', ') + (values.length > MAX_NAMED ? ' …' : '')
}

/** The region that all these cities lie in. */
function regionOf(cities: readonly string[], { reference, edition }: LabelContext): string | null {
  const regions = new Set(cities.map((city) => reference.cities[edition.id].get(city)?.region ?? null))
  const [region = null] = regions
  return regions.size === 1 ? region : null
}
