import type { CarFilters } from '@otosafi/domain/listing/filters'
import { type Facet, FACETS, ruleOf } from '@otosafi/domain/listing/vocabulary'
import { foldOlder } from '@otosafi/search/older-years'
import type { CarStats, FacetCounts } from '@otosafi/search/search-query'

import type { ReferenceData } from '../../catalogue/reference-data.ts'

type Counts = CarStats['facets']

/** Inputs of a listing's options besides its counts: all cars, the visitor's choice, names, and the year. */
export type ListedContext = {
  stock: Counts
  filters: CarFilters
  reference: Pick<ReferenceData, 'models'>
  currentYear: number
}

/**
 * The counts of a search as the listing offers them: every option that the stock has, with 0 where the other filters
 * leave no car. Of the models without a car, only those of chosen brands are listed, since models are many.
 */
export function listedCounts(found: Counts, { stock, filters, reference, currentYear }: ListedContext): Counts {
  const offered = (facet: Facet): FacetCounts => {
    if (ruleOf(facet).offers !== 'ofChosenBrands') return withZeros(found[facet], stock[facet].keys())
    const chosen = filters.brand
    if (chosen === undefined) return found.model
    const isOfChosen = (key: string): boolean => chosen.includes(reference.models.get(key)?.brand ?? '')
    return withZeros(found.model, [...stock.model.keys()].filter(isOfChosen))
  }
  const listed = Object.fromEntries(FACETS.map((facet) => [facet, offered(facet)])) as Record<Facet, FacetCounts>
  listed.modelYear = foldOlder(listed.modelYear, stock.modelYear, filters.modelYear ?? [], currentYear)
  return listed
}

function withZeros(counts: FacetCounts, options: Iterable<string>): FacetCounts {
  let all: Map<string, number> | undefined
  for (const option of options) if (!counts.has(option)) (all ??= new Map(counts)).set(option, 0)
  return all ?? counts
}
