import { describe, expect, it } from 'vitest'

import type { EditionFacts } from '@otosafi/editions/edition'
import { ma } from '@otosafi/editions/facts/ma'
import { rw } from '@otosafi/editions/facts/rw'

import { createLoanHandlers } from './loan-terms.handlers.ts'

/** The terms that the API says of an edition at a moment. */
function termsOf(edition: EditionFacts, now = '2026-03-01T12:00:00Z') {
  const { getLoanTerms } = createLoanHandlers({ clock: () => Date.parse(now) })
  return getLoanTerms({} as never, { edition } as never)
}

describe('the terms of a loan', () => {
  it('say null for a fee and an insurance that the facts do not know', () => {
    expect(termsOf(rw)).toMatchObject({ body: { applicationFee: null, insurance: null } })
    expect(termsOf(ma)).toMatchObject({ body: { applicationFee: { fixed: 1200 }, insurance: null } })
  })

  it('are longer for a new car where the edition caps those of used ones alone', () => {
    expect(termsOf(ma)).toMatchObject({ body: { maxMonths: 60, maxMonthsNew: 72 } })
    expect(termsOf(rw)).toMatchObject({ body: { maxMonths: 60, maxMonthsNew: 60 } })
  })

  it('name a promotion that the facts list until its last day in the country, and none where they list none', () => {
    const promotion = { annualRate: 0.1, until: '2026-12-31' }
    const promoting: EditionFacts = { ...rw, loan: { ...rw.loan, promotion } }
    expect(termsOf(promoting)).toMatchObject({ body: { promotion } })
    // Kigali is two hours ahead.
    expect(termsOf(promoting, '2026-12-31T21:59:00Z')).toMatchObject({ body: { promotion } })
    expect(termsOf(promoting, '2026-12-31T22:00:00Z')).toMatchObject({ body: { promotion: null } })
    expect(termsOf(rw)).toMatchObject({ body: { promotion: null } })
  })
})
