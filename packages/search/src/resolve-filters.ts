import type { CarFilters } from '@otosafi/domain/listing/filters'
import { highestPriceWithin, type UsualTerms } from '@otosafi/domain/money/usual-loan'

import { expandOlder } from './older-years.ts'
import type { IndexFilters } from './search-query.ts'
import type { TextDictionary, TextQuery } from './text/text-dictionary.ts'

/** A visitor's filters as the index takes them: the two filters of `SearchQuery`, and how the text was understood. */
export type ResolvedFilters = {
  filters: IndexFilters
  /** From free text and budget: they hold for facet counts too. */
  within: IndexFilters
  /** How the text was read. */
  text: TextQuery
}

/**
 * Turns free text, the monthly budget and the older model years of `filters` into filters that the index knows. The budget
 * becomes a price by the edition's usual `loan` (P-23); `currentYear` determines which years are older.
 */
export function resolveFilters(
  filters: CarFilters,
  dictionary: TextDictionary,
  loan: UsualTerms,
  currentYear: number,
): ResolvedFilters {
  const { q, monthlyMax, ...rest } = filters
  const text = dictionary.interpret(q ?? '')
  const { monthlyMax: saidMonthly, ...within } = text.filters
  for (const budget of [monthlyMax, saidMonthly]) {
    if (budget === undefined) continue
    const price = highestPriceWithin(budget, loan)
    within.priceMax = within.priceMax === undefined ? price : Math.min(within.priceMax, price)
  }
  if (rest.modelYear !== undefined) rest.modelYear = expandOlder(rest.modelYear, currentYear)
  return { filters: rest, within, text }
}
