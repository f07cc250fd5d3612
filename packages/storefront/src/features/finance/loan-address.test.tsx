// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import { edition } from '#edition'
import type { LoanTerms } from '@otosafi/api-client/schema'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { LoanCalculator } from './LoanCalculator.tsx'
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

it('its file is that of the table that is shown, while a field cannot be read', async () => {
  const element = <LoanCalculator terms={TERMS} first={textsOf('?price=120000&months=48')} />
  const { user, t } = await openPage({ language: 'fr', path: '/fr/finance', routes: [{ path: '*', element }] })
  const file = () => document.querySelector('a[download]')?.getAttribute('href')
  const before = file()
  expect(before).toContain('&months=48&')
  const months = screen.getByRole('textbox', { name: new RegExp(t('finance:form.months')) })
  await user.clear(months)
  expect(file()).toBe(before)
  await user.type(months, '36')
  expect(file()).toContain('&months=36&')
})

/** Changes the months to 4 and goes to another page, which has not come when the address would follow. */
async function leaveWhileTyping() {
  const element = <LoanCalculator terms={TERMS} first={textsOf('?price=120000&months=48')} />
  let answer: (() => void) | undefined
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)))
  const { user, router, t } = await openPage({
    language: 'fr',
    path: '/fr/finance',
    routes: [
      { path: '*', element },
      { path: '/fr/next', loader, element: <h1>Next</h1> },
    ],
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await user.type(screen.getByRole('textbox', { name: new RegExp(t('finance:form.months')) }), '{backspace}')
  await act(async () => void router.navigate('/fr/next'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  return { router, answer: () => answer?.() }
}

it('does not keep another page from coming that is on its way when the address would follow', async () => {
  const { router, answer } = await leaveWhileTyping()
  answer()
  await waitFor(() => expect(router.state.location.pathname).toBe('/fr/next'))
})

it('has what was typed in its address once the other page is called off', async () => {
  const { router } = await leaveWhileTyping()
  expect(router.state.location.search).toBe('')
  await act(async () => void router.navigate('/fr/finance#partners'))
  await waitFor(() => expect(router.state.location.search).toContain('months=4&'))
  expect(router.state.location.pathname).toBe('/fr/finance')
})
