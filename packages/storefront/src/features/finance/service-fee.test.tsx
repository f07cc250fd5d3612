// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import type { LoanTerms } from '@otosafi/api-client/schema'
import { coza } from '@otosafi/editions/facts/coza'

import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { exampleLoan } from './load-finance.ts'
import { LoanResult } from './LoanResult.tsx'
import { loanTextsOf, readLoan } from './read-loan.ts'

vi.mock('#edition', async () => ({ edition: (await import('@otosafi/editions/facts/coza')).coza }))

const { rates, ...loanFacts } = coza.loan
const TERMS: LoanTerms = {
  ...loanFacts,
  currency: coza.currency,
  minAnnualRate: rates[0],
  maxAnnualRate: rates[1],
  minAmount: 2 * coza.priceStep,
  maxAmount: 400 * coza.priceStep,
}
/** The monthly service fee of lenders, as each language names it: those of the south join other words to its first. */
const SERVICE_FEE = {
  en: /monthly service fee/,
  fr: /frais de service mensuels/,
  zu: /mali yesevisi yanyanga zonke/,
  xh: /mrhumo wenkonzo wenyanga/,
} as const

it.each(coza.languages)('a loan in South Africa says which fee its sums leave out: %s', async (language) => {
  const { loan } = readLoan(loanTextsOf(new URLSearchParams(), TERMS, coza.priceStep), TERMS, coza.priceStep)
  const element = <LoanResult loan={loan} terms={TERMS} isOutdated={false} />
  const { t, container } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
  expect(exampleLoan(TERMS, { t })).toMatch(SERVICE_FEE[language])
  for (const key of ['cost', 'total'] as const) {
    const label = t(`finance:result.${key}`)
    expect(container.textContent).toContain(label)
    expect(label).toMatch(SERVICE_FEE[language])
  }
})

it.each(coza.languages)(
  'the monthly costs of a car in South Africa name the fee that they leave out: %s',
  (language) => {
    expect(translatorOf(language).t('meta:carCosts.upkeep')).toMatch(SERVICE_FEE[language])
  },
)
