// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { edition } from '#edition'
import type { LoanTerms } from '@otosafi/api-client/schema'
import { monthlyInstalment } from '@otosafi/domain/money/loan'
import { formatNumber } from '@otosafi/editions/format/number'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { calculatorTerms, exampleLoan, promotionText, writtenTexts } from './load-finance.ts'
import { LoanCalculator } from './LoanCalculator.tsx'
import { loanTextsOf, queryOfLoan, readLoan } from './read-loan.ts'
import { scheduleCsv, scheduleRows } from './schedule-rows.ts'

const STEP = edition.priceStep

const TERMS: LoanTerms = {
  currency: 'MAD',
  minMonths: 12,
  maxMonths: 60,
  maxMonthsNew: 72,
  defaultMonths: 60,
  annualRate: 0.07,
  minAnnualRate: 0.05,
  maxAnnualRate: 0.12,
  rateDate: '2025-05-01',
  advertisedFrom: 0.05,
  promotion: null,
  contribution: 0.2,
  minAmount: 10_000,
  maxAmount: 2_000_000,
  applicationFee: { fixed: 1200, share: 0, max: null },
  insurance: null,
  taxOnInterest: 0.1,
  maxBalloon: 0.3,
  incomeShare: 0.4,
}

const textsOf = (query: string, terms = TERMS) => loanTextsOf(new URLSearchParams(query), terms, STEP)
const read = (query: string, terms = TERMS) =>
  readLoan(textsOf(query, terms), calculatorTerms(terms, textsOf(query, terms)), STEP)

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
    expect(read(typed).loan?.simulation.monthlyPayment).toBe(3559)
    expect(queryOfLoan(textsOf(typed))).toBe('price=210000&contribution=50000&months=60&rate=12')
  })

  it.each([
    ['price=9999', 'price', { min: 10_000, max: 2_000_000 }],
    ['price=cheap', 'price', { min: 10_000, max: 2_000_000 }],
    ['price=100000&contribution=90001', 'contribution', { min: 0, max: 90_000 }],
    ['price=100000&percent=91', 'percent', { min: 0, max: 90 }],
    ['price=100000&contribution=&percent=much', 'percent', { min: 0, max: 90 }],
    ['months=61', 'months', { min: 12, max: 60 }],
    ['months=', 'months', { min: 12, max: 60 }],
    ['new=1&months=73', 'months', { min: 12, max: 72 }],
    ['new=0&months=61', 'months', { min: 12, max: 60 }],
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

  it('runs for longer where the car is new, which its address keeps saying', () => {
    expect(read('?price=240000&months=72&new=1').loan?.request.months).toBe(72)
    expect(read('?price=240000&new=1').loan?.request.months).toBe(60)
    expect(queryOfLoan(textsOf('?price=240000&months=72&new=1'))).toContain('&months=72&rate=7&new=1')
  })

  it('counts the insurance that was typed, and else that of the edition', () => {
    expect(read('?insurance=150').loan?.simulation.monthlyInsurance).toBe(150)
    const insured = { ...TERMS, insurance: 0.001 }
    expect(read('?price=100000&contribution=0', insured).loan?.simulation.monthlyInsurance).toBe(100)
    expect(read('?insurance=0').loan?.simulation.monthlyInsurance).toBe(0)
    expect(read('').loan?.simulation.monthlyInsurance).toBeNull()
  })

  it('counts the application fees that were typed, and else those of the edition', () => {
    const fee = (query: string, terms = TERMS) => read(query, terms).loan?.simulation.applicationFee
    expect(fee('?fees=2500')).toBe(2500)
    expect(fee('?fees=0')).toBe(0)
    expect(fee('', { ...TERMS, applicationFee: null })).toBeNull()
    expect(fee('?fees=150', { ...TERMS, applicationFee: null })).toBe(150)
    expect(fee('')).toBe(fee('?fees='))
    expect(read('?fees=-5').issues).toHaveProperty('fees')
    expect(queryOfLoan(textsOf('?fees=2500'))).toContain('&fees=2500')
  })

  it('has its down payment by its share of the price where no amount is given, and else by the amount', () => {
    const paid = (query: string) => read(`?price=100000&${query}`).loan?.request.contribution
    expect(paid('percent=35')).toBe(35_000)
    expect(paid('contribution=&percent=12,5')).toBe(12_500)
    expect(paid('contribution=10000&percent=35')).toBe(10_000)
    expect(paid('contribution=0&percent=35')).toBe(0)
    expect(paid('contribution=&percent=')).toBe(0)
    expect(paid('contribution=10000&percent=much')).toBe(10_000)
    expect(textsOf('?price=100000&contribution=10000&percent=35').percent).toBe('10')
    expect(textsOf('?price=100000&contribution=&percent=35')).toMatchObject({ contribution: '', percent: '35' })
    expect(queryOfLoan(textsOf('?price=100000&percent=35'))).toBe('price=100000&percent=35&months=60&rate=7')
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
  const open = (query: string, terms = TERMS) => {
    const texts = textsOf(query, terms)
    const element = <LoanCalculator terms={calculatorTerms(terms, texts)} first={writtenTexts(texts, 'fr')} />
    return openPage({ language: 'fr', path: `/fr/finance${query}`, routes: [{ path: '*', element }] })
  }
  const money = (text: string) => text.replaceAll('\u00a0', ' ')
  const monthly = () => money(document.querySelector('[role=status]')?.textContent ?? '')

  it('says to the server that the car is new, and has the months of a new one', async () => {
    const { t } = await open('?price=120000&new=1')
    const slider = screen.getByRole('slider', { name: t('finance:form.slider', { field: t('finance:form.months') }) })
    expect(slider).toHaveProperty('max', '72')
    expect(new FormData(document.forms[0]).get('new')).toBe('1')
  })

  it('follows what is typed, and its address follows too, without the income', async () => {
    const { user, router, t } = await open('?price=120000')
    expect(monthly()).toContain('1 901 DH')
    const price = screen.getByRole('textbox', { name: `${t('finance:form.price')} DH` })
    await user.clear(price)
    await user.type(price, '240000')
    expect(monthly()).toContain('4 277 DH')
    expect(
      screen.getByRole('slider', { name: t('finance:form.slider', { field: t('finance:form.price') }) }),
    ).toHaveProperty('value', '240000')
    const cars = screen.getByRole('link', { name: t('finance:afford.see', { amount: 240_000 }) })
    expect(cars.getAttribute('href')).toBe('/fr/buy-cars?priceMax=240000')
    await user.type(document.querySelector('[name=income]') as Element, '12000')
    expect(screen.getByText(/4.800/u)).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?price=240000&contribution=24000&months=60&rate=7'))
  })

  it('reads what was typed without script as it does with it: groups behind a point, and a rate with three decimals', () => {
    const typed = textsOf('?price=120.000&contribution=12.000&rate=7.125&months=48', TERMS)
    expect(readLoan(typed, TERMS, STEP).loan?.request).toMatchObject({ price: 120_000, contribution: 12_000 })
    for (const language of ['fr', 'en', 'ar'] as const)
      expect(readLoan(writtenTexts(typed, language), TERMS, STEP)).toEqual(readLoan(typed, TERMS, STEP))
  })

  it('ties the amount of the down payment to its share of the price', async () => {
    const { user, t } = await open('?price=100000&contribution=10000')
    const amount = document.querySelector<HTMLInputElement>('[name=contribution]')
    const slider = document.querySelector<HTMLInputElement>('[type=range][data-slider=contribution]')
    const percent = document.querySelector<HTMLInputElement>('[name=percent]')
    if (amount === null || slider === null || percent === null) throw new Error('No down payment')
    expect(slider.value).toBe('10')
    fireEvent.input(slider, { target: { value: '35' } })
    expect(amount.value).toBe('35000')
    expect(percent.value).toBe('35')
    expect(slider.getAttribute('aria-valuetext')).toBe(t('finance:form.ofPrice', { percent: 35 }))
    await user.clear(amount)
    await user.type(amount, '50000')
    expect(slider.value).toBe('50')
    expect(percent.value).toBe('50')
    await user.clear(percent)
    await user.type(percent, '12,5')
    expect(amount.value).toBe('12500')
    expect(percent.value).toBe('12,5')
    expect(slider.value).toBe('13')
  })

  it('keeps a price, a down payment and a rate that lie between the steps of their sliders', async () => {
    await open('?price=189900&contribution=50001&rate=7.1')
    const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
    expect(value('price')?.replace(/\D/g, '')).toBe('189900')
    expect(value('contribution')?.replace(/\D/g, '')).toBe('50001')
    expect(value('rate')).toBe('7,1')
    expect(value('percent')).toBe('26')
  })

  it('says of fees and insurance that are not known that they are not, never nothing', async () => {
    const unknown = { ...TERMS, applicationFee: null }
    const { t, container } = await open('?price=120000', unknown)
    const row = (key: 'fee' | 'insurance') =>
      [...container.querySelectorAll('dl > div')].find(
        (each) => each.querySelector('dt')?.textContent === t(`finance:result.${key}`),
      )?.lastChild?.textContent
    expect(row('fee')).toBe(t('finance:result.unknown'))
    expect(row('insurance')).toBe(t('finance:result.unknown'))
    expect(container.textContent).toContain(t('finance:result.noFee'))
    expect(container.textContent).toContain(t('finance:result.noInsurance'))
  })

  it('says that fees which nobody typed are assumed', async () => {
    const { user, t, container } = await open('?price=120000')
    const assumed = t('finance:result.assumedFee')
    expect(money(container.textContent)).toContain('1 200 DH')
    expect(container.textContent).toContain(assumed)
    await user.type(document.querySelector('[name=fees]') as Element, '900')
    expect(container.textContent).not.toContain(assumed)
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

  it.each([
    ['price=120000&contribution=0&rate=5&months=60', 2265],
    ['price=120000&contribution=0&rate=7&months=60', 2376],
    ['price=120000&contribution=0&rate=9&months=60', 2491],
    ['price=210000&contribution=50000&rate=12&months=60', 3559],
    ['price=7000000&percent=20&rate=5&months=48', 128_964],
    ['price=7000000&percent=20&rate=10&months=48', 142_030],
    ['price=7000000&percent=20&rate=14&months=48', 153_028],
    ['price=250000&percent=10&rate=5&months=72', 3624],
    ['price=250000&percent=10&rate=10.75&months=72', 4254],
    ['price=250000&percent=10&rate=13.75&months=72', 4606],
    ['price=12500000&percent=30&rate=5&months=48', 201_506],
    ['price=12500000&percent=30&rate=16&months=48', 247_977],
    ['price=12500000&percent=30&rate=18&months=48', 257_031],
  ])('shows the published figure of a month: %s', async (query, expected) => {
    const widest = { ...TERMS, maxAmount: 50_000_000, maxMonths: 72, maxAnnualRate: 0.18 }
    await open(`?${query}`, widest)
    const shown = document.querySelector('[role=status] strong')?.textContent ?? ''
    expect(shown.replace(/\D/g, '')).toBe(String(expected))
  })
})

describe('beside the calculator', () => {
  const { t } = translatorOf('fr')

  it('an example says the amount, the months, the rate and its date, the monthly figure and the total, and what is counted', () => {
    const plain = exampleLoan(TERMS, { t })?.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain).toContain('96 000 DH')
    expect(plain).toContain('60 mensualités au taux annuel indicatif de 7 % (taux du 1er mai 2025)')
    expect(plain).toContain('1 901 DH par mois')
    const { total } = read('').loan?.simulation ?? { total: 0 }
    expect(plain).toContain(
      `${formatNumber(total, { edition: edition.id, language: 'fr' })} DH`.replaceAll('\u00a0', ' '),
    )
    expect(plain).toContain('1 200 DH')
    expect(exampleLoan(TERMS, { t })).toContain(t('finance:result.noInsurance'))
    const other = exampleLoan({ ...TERMS, applicationFee: null, insurance: 0.001, taxOnInterest: 0 }, { t })
    expect(other).toContain(t('finance:result.noFee'))
    expect(other).toContain(t('finance:example.insurance', { insurance: 96 }))
  })

  it('a promotion is named with its own rate and its last day, where the facts list one', () => {
    expect(promotionText(TERMS, { t })).toBeNull()
    const promotion = { annualRate: 0.1, until: '2026-12-31' }
    expect(promotionText({ promotion }, { t })?.replaceAll('\u00a0', ' ')).toBe(
      'Promotion : 10 % d’intérêt par an jusqu’au 31 décembre 2026. Demandez les conditions au prêteur.',
    )
  })
})
