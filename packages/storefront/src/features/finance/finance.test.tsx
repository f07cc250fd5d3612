// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { edition } from '#edition'
import type { LoanTerms } from '@otosafi/api-client/schema'
import { monthlyInstalment } from '@otosafi/domain/money/loan'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { LoanCalculator } from './LoanCalculator.tsx'
import { loanTextsOf, queryOfLoan, readLoan } from './read-loan.ts'
import { scheduleCsv, scheduleRows } from './schedule-rows.ts'

const STEP = edition.priceStep

const TERMS: LoanTerms = {
  currency: 'MAD',
  minMonths: 12,
  maxMonths: 60,
  defaultMonths: 60,
  annualRate: 0.07,
  minAnnualRate: 0.05,
  maxAnnualRate: 0.12,
  rateDate: '2025-05-01',
  advertisedFrom: 0.05,
  contribution: 0.2,
  minAmount: 10_000,
  maxAmount: 2_000_000,
  applicationFee: { fixed: 1200, share: 0, max: null },
  insurance: 0,
  taxOnInterest: 0.1,
  maxBalloon: 0.3,
  incomeShare: 0.4,
}

const textsOf = (query: string, terms = TERMS) => loanTextsOf(new URLSearchParams(query), terms, STEP)
const read = (query: string, terms = TERMS) => readLoan(textsOf(query, terms), terms, STEP)

describe('the loan of an address', () => {
  it('has the usual terms where the address says nothing, and a share of its price as down payment', () => {
    expect(read('?price=210000').loan?.request).toEqual({
      price: 210_000,
      contribution: 42_000,
      months: 60,
      annualRate: 0.07,
      balloon: 0,
    })
  })

  it('is read as people type it', () => {
    const typed = '?price=210 000 DH&contribution=٥٠٠٠٠&rate=12,0&months=60&balloon='
    expect(read(typed).loan?.request).toMatchObject({ price: 210_000, contribution: 50_000, annualRate: 0.12 })
    expect(read(typed).loan?.simulation.monthlyPayment).toBe(3560)
    expect(queryOfLoan(textsOf(typed))).toBe('price=210000&contribution=50000&months=60&rate=12')
  })

  it.each([
    ['price=9999', 'price', { min: 10_000, max: 2_000_000 }],
    ['price=cheap', 'price', { min: 10_000, max: 2_000_000 }],
    ['price=100000&contribution=90001', 'contribution', { min: 0, max: 90_000 }],
    ['months=61', 'months', { min: 12, max: 60 }],
    ['months=', 'months', { min: 12, max: 60 }],
    ['rate=12.5', 'rate', { min: 5, max: 12 }],
    ['balloon=31', 'balloon', { min: 0, max: 30 }],
    ['price=100000&contribution=80000&balloon=21', 'balloon', { min: 0, max: 20 }],
    ['price=9999999999999999999', 'price', { min: 10_000, max: 2_000_000 }],
  ] as const)('is refused for %s beside its field', (query, field, values) => {
    const { issues, loan } = read(`?${query}`)
    expect(loan).toBeNull()
    expect(issues).toMatchObject({ [field]: { values } })
    expect(Object.keys(issues)).toEqual([field])
  })

  it('counts the insurance that was typed, and else that of the edition', () => {
    expect(read('?insurance=150').loan?.simulation.monthlyInsurance).toBe(150)
    const insured = { ...TERMS, insurance: 0.001 }
    expect(read('?price=100000&contribution=0', insured).loan?.simulation.monthlyInsurance).toBe(100)
  })

  it('says what an income carries, on the terms that were typed', () => {
    const { affordable } = read('?price=100000&contribution=20000&months=60&rate=7&income=9000')
    expect(affordable?.payment).toBe(3600)
    const price = affordable?.price ?? 0
    const instalment = (of: number) =>
      monthlyInstalment({ price: of, contribution: of * 0.2, annualRate: 0.07, months: 60 })
    expect(instalment(price)).toBeLessThanOrEqual(3600)
    expect(instalment(price + STEP)).toBeGreaterThan(3600)
  })
})

it('the file has the rows of the page, with the separator that spreadsheets expect', () => {
  const { loan } = read('?price=100000&contribution=0&months=12')
  if (loan === null) throw new Error('The example is no loan')
  const [title, ...lines] = scheduleCsv(loan.simulation, ['Mois', 'Reste "dû"'], ';').trimEnd().split('\r\n')
  expect(title).toBe('\ufeff"Mois";"Reste ""dû"""')
  expect(lines.map((line) => line.split(';').map(Number))).toEqual(scheduleRows(loan.simulation))
  expect(lines.at(-1)?.endsWith(';0')).toBe(true)
})

describe('the calculator', () => {
  const open = (query: string) => {
    const element = <LoanCalculator terms={TERMS} first={textsOf(query)} />
    return openPage({ language: 'fr', path: `/fr/finance${query}`, routes: [{ path: '*', element }] })
  }
  const money = (text: string) => text.replaceAll('\u00a0', ' ')
  const monthly = () => money(document.querySelector('[role=status]')?.textContent ?? '')

  it('follows what is typed, and its address follows too, without the income', async () => {
    const { user, router, t } = await open('?price=120000')
    expect(monthly()).toContain('1 901 DH')
    const price = screen.getByRole('textbox', { name: `${t('finance:form.price')} DH` })
    await user.clear(price)
    await user.type(price, '240000')
    expect(monthly()).toContain('4 278 DH')
    expect(
      screen.getByRole('slider', { name: t('finance:form.slider', { field: t('finance:form.price') }) }),
    ).toHaveProperty('value', '240000')
    await user.type(document.querySelector('[name=income]') as Element, '12000')
    expect(screen.getByText(/4.800/u)).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?price=240000&contribution=24000&months=60&rate=7'))
  })

  it('ties the amount of the down payment to its share of the price', async () => {
    const { user, t } = await open('?price=100000&contribution=10000')
    const amount = document.querySelector<HTMLInputElement>('[name=contribution]')
    const slider = document.querySelector<HTMLInputElement>('[data-slider=contribution]')
    if (amount === null || slider === null) throw new Error('No down payment')
    expect(slider.value).toBe('10')
    fireEvent.input(slider, { target: { value: '35' } })
    expect(amount.value).toBe('35000')
    expect(document.body.textContent).toContain(t('finance:form.ofPrice', { percent: 35 }))
    await user.clear(amount)
    await user.type(amount, '50000')
    expect(slider.value).toBe('50')
  })

  it('keeps the last result beside what cannot be read, and says so', async () => {
    const { user, t } = await open('?price=120000')
    const months = screen.getByRole('textbox', { name: new RegExp(t('finance:form.months')) })
    await user.clear(months)
    expect(monthly()).toContain('1 901 DH')
    expect(screen.getByText(t('finance:result.correct'))).toBeTruthy()
    expect(months.getAttribute('aria-invalid')).toBe('true')
    await user.type(months, '48')
    expect(screen.queryByText(t('finance:result.correct'))).toBeNull()
    expect(monthly()).toContain('2 299 DH')
  })
})
