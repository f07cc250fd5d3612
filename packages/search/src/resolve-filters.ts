import type { CarFilters } from '@otosafi/domain/listing/filters'
import { priceForInstalment } from '@otosafi/domain/money/loan'

import { expandOlder } from './older-years.ts'
import type { IndexFilters } from './search-query.ts'
import type { TextDictionary } from './text/text-dictionary.ts'

/** The edition's usual loan, by which a monthly budget becomes a price (decision 15). Shares and rates are fractions. */
export type UsualLoan = { contributionShare: number; annualRate: number; months: number }

/** A visitor's filters in the index's own terms: the two filters for `SearchQuery`, and what became of the text. */
export type ResolvedFilters = {
  filters: IndexFilters
  /** From free text and budget: they hold for facet counts too. */
  within: IndexFilters
  /** False when nothing of the text means anything; then the answer is empty. */
  understood: boolean
  /** Words of the text that mean nothing here. */
  ignored: string[]
}

/**
 * Turns free text, the monthly budget and the older model years of `filters` into filters that the index knows.
 * `currentYear` tells which years are older.
 */
export function resolveFilters(
  filters: CarFilters,
  dictionary: TextDictionary,
  loan: UsualLoan,
  currentYear: number,
): ResolvedFilters {
  const { q, monthlyMax, ...rest } = filters
  const text = dictionary.interpret(q ?? '')
  const within: IndexFilters = { ...text.filters }
  // The loan formula works in binary fractions; a hair above keeps a price in whose instalment is the budget itself.
  if (monthlyMax !== undefined) within.priceMax = priceForInstalment(monthlyMax, loan) * (1 + 1e-12)
  if (rest.modelYear !== undefined) rest.modelYear = expandOlder(rest.modelYear, currentYear)
  return { filters: rest, within, understood: text.understood, ignored: text.ignored }
}
