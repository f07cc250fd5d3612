import { expect, it } from 'vitest'

import { edition } from '#edition'
import type { LoanTerms } from '@otosafi/api-client/schema'

import { loanTextsOf, queryOfLoan, readLoan } from './read-loan.ts'

const TERMS: LoanTerms = {
  currency: 'MAD',
  minMonths: 12,
  maxMonths: 60,
  maxMonthsNew: 60,
  defaultMonths: 60,
  annualRate: 0.07,
  minAnnualRate: 0.05,
  maxAnnualRate: 0.12,
  rateDate: '2025-05-01',
  advertisedFrom: null,
  promotion: null,
  contribution: 0.2,
  minAmount: 10_000,
  maxAmount: 2_000_000,
  applicationFee: null,
  insurance: null,
  taxOnInterest: 0.1,
  maxBalloon: 0,
  incomeShare: 0.4,
}

const textsOf = (query: string) => loanTextsOf(new URLSearchParams(query), TERMS, edition.priceStep)

it('has no down payment where its fields were emptied, in the address that it leads to as well', () => {
  const loanOf = (query: string) => readLoan(textsOf(query), TERMS, edition.priceStep).loan
  const emptied = '?price=100000&contribution=&percent='
  const query = queryOfLoan(textsOf(emptied))
  expect(query).toBe('price=100000&percent=0&months=60&rate=7')
  expect(loanOf(emptied)?.request.contribution).toBe(0)
  expect(loanOf(`?${query}`)).toEqual(loanOf(emptied))
})
