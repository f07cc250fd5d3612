import type { Currency } from './currency.ts'

/**
 * The figures of the claims, the same in every edition that makes them (P-25): points of an inspection; months of warranty,
 * also when extended; months of roadside assistance; days to return a car; hours until a seller is paid, and minutes until a
 * price is named.
 */
export const CLAIM_FIGURES = {
  points: 100,
  months: 6,
  extendedMonths: 12,
  roadsideMonths: 12,
  days: 5,
  hours: 24,
  minutes: 30,
} as const

/**
 * The currencies in which a car may be paid as well, where several are claimed (P-25). None is the own one of such an
 * edition.
 */
export const CLAIM_CURRENCIES = ['EUR', 'USD', 'GBP'] as const satisfies readonly Currency[]
