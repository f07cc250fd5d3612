import type { CarFilters } from '@otosafi/domain/listing/filters'
import { priceForInstalment } from '@otosafi/domain/money/loan'

import { expandOlder } from './older-years.ts'
import type { IndexFilters } from './search-query.ts'
import type { TextDictionary, TextQuery } from './text/text-dictionary.ts'

/** The edition's usual loan, by which a monthly budget becomes a price (P-23). Shares and rates are fractions. */
export type UsualLoan = { contributionShare: number; annualRate: number; months: number }

/** A visitor's filters as the index takes them: the two filters of `SearchQuery`, and how the text was understood. */
export type ResolvedFilters = {
  filters: IndexFilters
  /** From free text and budget: they hold for facet counts too. */
  within: IndexFilters
  /** How the text was read. */
  text: TextQuery
}

/**
 * Turns free text, the monthly budget and the older model years of `filters` into filters that the index knows.
 * `currentYear` determines which years are older.
 */
export function resolveFilters(
  filters: CarFilters,
  dictionary: TextDictionary,
  loan: UsualLoan,
  currentYear: number,
): ResolvedFilters {
  const { q, monthlyMax, ...rest } = filters
  const text = dictionary.interpret(q ?? '')
  const { monthlyMax: saidMonthly, ...within } = text.filters
  for (const budget of [monthlyMax, saidMonthly]) {
    if (budget === undefined) continue
    // The loan formula computes in binary fractions: the small surplus keeps a price whose instalment equals the budget.
    const price = priceForInstalment(budget, loan) * (1 + 1e-12)
    within.priceMax = within.priceMax === undefined ? price : Math.min(within.priceMax, price)
  }
  if (rest.modelYear !== undefined) rest.modelYear = expandOlder(rest.modelYear, currentYear)
  return { filters: rest, within, text }
}
