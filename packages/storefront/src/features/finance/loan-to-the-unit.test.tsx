// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { LoanTerms } from '@otosafi/api-client/schema'
import type { EditionFacts } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { PROPERTY_TIMEOUT, propertyRuns } from '@otosafi/vitest/property-runs'

import { exactLoan, exactPriceWithin } from '../../testing/exact-loan.ts'
import { openPage } from '../../testing/open-page.tsx'
import { LoanSchedule } from './LoanSchedule.tsx'
import { loanTextsOf, readLoan } from './read-loan.ts'
import { scheduleCsv } from './schedule-rows.ts'

/** The terms of an edition as the API answers them. */
function termsOf({ loan, priceStep, currency }: EditionFacts): LoanTerms {
  return {
    ...loan,
    currency: currency as LoanTerms['currency'],
    minAnnualRate: Math.min(loan.rates[0], loan.annualRate),
    maxAnnualRate: Math.max(loan.rates[1], loan.annualRate),
    minAmount: 2 * priceStep,
    maxAmount: 400 * priceStep,
  }
}

/** Arbitrary input of an edition's visitors, within its terms. */
function typedIn(facts: EditionFacts) {
  const { minAmount, maxAmount, minAnnualRate, maxAnnualRate, minMonths, maxMonths, maxBalloon } = termsOf(facts)
  const amount = fc.integer({ min: 0, max: maxAmount })
  return fc
    .record({
      price: fc.integer({ min: minAmount, max: maxAmount }),
      contribution: amount,
      months: fc.integer({ min: minMonths, max: maxMonths }),
      basisPoints: fc.integer({ min: Math.round(minAnnualRate * 1e4), max: Math.round(maxAnnualRate * 1e4) }),
      balloonPercent: fc.integer({ min: 0, max: Math.round(maxBalloon * 100) }),
      fees: fc.option(fc.integer({ min: 0, max: facts.priceStep })),
      insurance: fc.option(fc.integer({ min: 0, max: facts.priceStep })),
      income: fc.integer({ min: 1, max: maxAmount }),
    })
    .map(({ price, contribution: any, balloonPercent, ...rest }) => {
      const contribution = any % (price - minAmount + 1)
      const most = Math.floor((100 * (price - contribution)) / price)
      return { ...rest, price, contribution, balloonPercent: Math.min(balloonPercent, most) }
    })
}

type Typed = Parameters<Parameters<ReturnType<typeof typedIn>['map']>[0]>[0]

/** The loan that the calculator reads from an address with what was typed. */
function readTyped(
  { price, contribution, months, basisPoints, balloonPercent, fees, insurance, income }: Typed,
  facts: EditionFacts,
) {
  const query = new URLSearchParams({
    price: String(price),
    contribution: String(contribution),
    months: String(months),
    rate: String(basisPoints / 100),
    balloon: String(balloonPercent),
    fees: String(fees ?? ''),
    insurance: String(insurance ?? ''),
    income: String(income),
  })
  const terms = termsOf(facts)
  const { loan, affordable } = readLoan(loanTextsOf(query, terms, facts.priceStep), terms, facts.priceStep)
  if (loan === null || affordable === null) throw new Error(`No loan: ${query.toString()}`)
  return { simulation: loan.simulation, affordable }
}

/** The same loan in fractions of whole numbers. */
function exactTyped(
  { price, contribution, months, basisPoints, balloonPercent, fees, insurance }: Typed,
  { loan }: EditionFacts,
) {
  const credit = price - contribution
  return exactLoan({
    credit,
    basisPoints,
    months,
    balloon: Math.min(credit, Math.floor((2 * price * balloonPercent + 100) / 200)),
    fee:
      fees === null
        ? loan.applicationFee && {
            fixed: loan.applicationFee.fixed,
            millionths: Math.round(loan.applicationFee.share * 1e6),
            max: loan.applicationFee.max,
          }
        : { fixed: fees, millionths: 0, max: null },
    insurance,
    tax: Math.round(loan.taxOnInterest * 1e4),
  })
}

describe.each(Object.values(EDITIONS))('a loan in $id', (facts) => {
  it(
    'is the exact one to the last unit, in every figure, in its file and in what an income carries',
    () => {
      fc.assert(
        fc.property(typedIn(facts), (typed) => {
          const { simulation, affordable } = readTyped(typed, facts)
          const { figures, rows } = exactTyped(typed, facts)
          const { monthlyPayment: payment, applicationFee: fee, interest, tax, cost, total } = simulation
          const said = [payment, fee, interest, tax, cost, total].join(' ')
          const lines = rows.map((row) => `${row.join(';')}\r\n`).join('')
          const file = scheduleCsv(simulation, ['n'], ';')
          const price = exactPriceWithin(affordable.payment, {
            ...typed,
            credit: typed.price - typed.contribution,
            step: facts.priceStep,
          })
          // Compared as texts: so many cases are too many for matchers.
          const isExact =
            said === Object.values(figures).join(' ') &&
            file === `\ufeff"n"\r\n${lines}` &&
            BigInt(affordable.price) === price
          if (isExact) return
          expect([said, file, affordable.price]).toEqual([
            Object.values(figures).join(' '),
            `\ufeff"n"\r\n${lines}`,
            Number(price),
          ])
        }),
        { numRuns: propertyRuns(1500) },
      )
    },
    PROPERTY_TIMEOUT,
  )

  it('has the same months in the table of the page and in the file', async () => {
    for (const typed of fc.sample(typedIn(facts), 3)) {
      const { simulation } = readTyped(typed, facts)
      const request = { ...typed, annualRate: typed.basisPoints / 1e4, balloon: 0 }
      const element = <LoanSchedule loan={{ request, simulation, isFeeAssumed: false }} csv="/table.csv" />
      const { container, unmount } = await openPage({ language: 'fr', path: '/', routes: [{ path: '*', element }] })
      const shown = [...container.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent.replace(/\D/g, '')).join(','),
      )
      const [, ...lines] = scheduleCsv(simulation, ['n'], ',').trimEnd().split('\r\n')
      expect(shown).toEqual(lines)
      unmount()
    }
  })
})
