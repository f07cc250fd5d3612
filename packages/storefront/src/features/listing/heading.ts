import type { CarFilters } from '@otosafi/domain/listing/filters'
import type { Translate } from '@otosafi/i18n/create-translator'

import type { Listing } from './load-listing.ts'

/**
 * The filters in the listing's title: a brand, or its model, a city, and new or used cars; null where none of them is
 * chosen. A group with several choices is left to the chips.
 */
export function headingOf(filters: CarFilters, { facets }: Pick<Listing, 'facets'>, t: Translate): string | null {
  const name = carNameOf(filters, facets)
  const city = labelOf(facets.city, only(filters.city))
  const condition = only(filters.condition)
  const state = condition === 'new' || condition === 'used' ? condition : 'any'
  const what = `${name === undefined ? '' : 'Brand'}${city === undefined ? '' : 'City'}` as const
  if (what === '') return state === 'any' ? null : t(`meta:listing.${state}`)
  return t(`meta:listing.${state}${what}`, { name: name ?? '', city: city ?? '' })
}

/** The name of the only chosen brand, followed by its only chosen model's; undefined where there is no such car. */
export function carNameOf({ brand, model }: CarFilters, facets: Listing['facets']): string | undefined {
  const brandName = labelOf(facets.brand, only(brand))
  const modelName = labelOf(facets.model, only(model))
  return brandName === undefined || modelName === undefined ? brandName : `${brandName} ${modelName}`
}

function only(values: readonly string[] = []): string | undefined {
  return values.length === 1 ? values[0] : undefined
}

function labelOf(options: Listing['facets']['brand'], value: string | undefined): string | undefined {
  return options.find((option) => option.value === value)?.label
}
