// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { createApiClient } from '@otosafi/api-client/client'
import { COST_PARTS } from '@otosafi/domain/money/monthly-costs'
import { formatMoney } from '@otosafi/editions/format/money'

import '../../../testing/clean-up.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { translatorOf } from '../../../texts/translators.ts'
import { loanQuery } from '../load-finance.ts'
import { CarCosts } from './CarCosts.tsx'
import { loadCosts } from './load-costs.ts'
import { storedKilometres, storeKilometres } from './monthly-kilometres.ts'

const CAR = {
  id: '4k7q2pxa',
  brand: { id: 'dacia', name: 'Dacia' },
  model: { id: 'logan', name: 'Logan' },
  trim: null,
  modelYear: 2020,
  price: 120_000,
  isNew: false,
  fuelType: 'diesel',
  fuelConsumption: 5,
  fiscalPower: 6,
}
const TERMS = {
  minMonths: 12,
  maxMonths: 60,
  maxMonthsNew: 72,
  defaultMonths: 60,
  annualRate: 0.05,
  minAnnualRate: 0.05,
  maxAnnualRate: 0.12,
  rateDate: '2026-01-01',
  contribution: 0,
  minAmount: 10_000,
  maxAmount: 2_000_000,
  applicationFee: null,
  insurance: null,
  taxOnInterest: 0.1,
  maxBalloon: 0,
  incomeShare: 0.4,
}

/** An API that knows one car. */
function apiWith(car: Partial<Record<keyof typeof CAR, unknown>> = {}) {
  const fetch = async (input: Request) => {
    const { pathname } = new URL(input.url)
    if (pathname === '/api/loans/terms') return Response.json(TERMS)
    if (pathname === `/api/cars/${CAR.id}`) return Response.json({ ...CAR, ...car })
    return Response.json({ type: 'about:blank', status: 404 }, { status: 404 })
  }
  return createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'fr' })
}

/** Loads the page for a query. */
function load(query: string, car?: Parameters<typeof apiWith>[0]) {
  const url = new URL(`http://localhost/finance/costs${query}`)
  return loadCosts({ api: apiWith(car), t: translatorOf('fr').t, url, language: 'fr' })
}

async function open(query: string, car?: Parameters<typeof load>[1]) {
  const costs = await load(query, car)
  if (costs === null) throw new Error('There is no such car')
  const routes = [{ path: '/', element: <CarCosts costs={costs} /> }]
  const { unmount } = await openPage({ language: 'fr', path: '/', routes })
  return { words: costs.words, unmount }
}

const money = (amount: number) => formatMoney(amount, edition.currency, { edition: edition.id, language: 'fr' })
const total = () => screen.getByRole('status').textContent
const shown = () => COST_PARTS.map((_, at) => document.querySelectorAll('dd')[at]?.textContent)

it('adds up the loan of the address, energy by the car’s own consumption, and what is typed', async () => {
  const { words } = await open(`?car=${CAR.id}`)
  const energy = Math.round(1000 * 0.05 * edition.energy.diesel)
  const tax = Math.round(700 / 12)
  expect(shown()).toEqual([money(2265), money(energy), words.unknown, money(tax)])
  expect(total()).toBe(money(2265 + energy + tax))
  expect(screen.getByText(words.partial)).toBeTruthy()
  fireEvent.input(screen.getByLabelText(new RegExp(`^${words.fields.carInsurance}`)), { target: { value: '250' } })
  expect(total()).toBe(money(2265 + energy + tax + 250))
  expect(screen.queryByText(words.partial)).toBeNull()
})

it('counts the loan’s insurance of the address with the loan, and the car’s beside it, with script and without', async () => {
  const { words, unmount } = await open(`?car=${CAR.id}&insurance=90`)
  const insurance = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.fields.carInsurance}`))
  const { t } = translatorOf('fr')
  expect(words.parts.loan).toBe(`${t('finance:result.monthly')} + ${t('finance:result.insurance')}`)
  expect([shown()[0], shown()[2], insurance().value]).toEqual([money(2355), words.unknown, ''])
  fireEvent.input(insurance(), { target: { value: '250' } })
  expect([shown()[0], shown()[2]]).toEqual([money(2355), money(250)])
  const sent = new URLSearchParams([...new FormData(insurance().form ?? undefined)] as [string, string][])
  unmount()
  await open(`?${sent.toString()}`)
  expect([shown()[0], shown()[2], insurance().value]).toEqual([money(2355), money(250), '250'])
})

it('says of the instalment that it is indicative, on what rate of which date it stands, and what it is with the tax', async () => {
  const { words } = await open(`?car=${CAR.id}`)
  const { t } = translatorOf('fr')
  expect(words.notes.slice(0, 2)).toEqual([
    [
      t('car.monthly.terms', { months: 60, rate: 5, contribution: 0 }),
      t('car.monthly.note'),
      t('car.monthly.rateDate', { date: TERMS.rateDate }),
    ].join(' '),
    // Interest of the first month: 500 of 120,000.
    t('finance:result.withTax', { amount: 2265 + 50 }),
  ])
  for (const note of words.notes) expect(document.body.textContent).toContain(note)
})

it('calls the annual tax by one name, at its field and in the sum', async () => {
  const { words } = await open(`?car=${CAR.id}`)
  expect(words.parts.roadTax).toBe(words.fields.roadTax)
})

it('does not know the energy of a car whose consumption is not stated, until it is typed', async () => {
  const { words } = await open(`?car=${CAR.id}&kilometres=2000`, { fuelConsumption: null })
  expect(shown()[1]).toBe(words.unknown)
  fireEvent.input(screen.getByLabelText(new RegExp(`^${words.fields.consumption}`)), { target: { value: '6,5' } })
  expect(shown()[1]).toBe(money(Math.round(130 * edition.energy.diesel)))
})

it('knows no energy of a plug-in hybrid, and asks for no consumption', async () => {
  const { words } = await open(`?car=${CAR.id}`, { fuelType: 'phev' })
  expect(shown()[1]).toBe(words.unknown)
  expect(screen.queryByLabelText(new RegExp(`^${words.fields.consumption}`))).toBeNull()
})

it('begins with the kilometres of the device unless the address says others, and keeps what its slider says', async () => {
  storeKilometres(1500)
  const { words, unmount } = await open(`?car=${CAR.id}&kilometres=700`)
  const field = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.fields.kilometres}`))
  expect(field().value).toBe('700')
  expect(storedKilometres()).toBe(1500)
  unmount()
  await open(`?car=${CAR.id}`)
  expect(field().value.replace(/\s/u, '')).toBe('1500')
  const slider = screen.getByRole<HTMLInputElement>('slider')
  expect(slider.value).toBe('1500')
  fireEvent.input(slider, { target: { value: '800' } })
  expect([field().value, storedKilometres()]).toEqual(['800', 800])
})

it('there are none of a car that there is not', async () => {
  expect(await load('?car=zzzzzzzz')).toBeNull()
  expect(await load('?car=%2e%2e')).toBeNull()
  expect(await load('')).toBeNull()
})

it('the calculator gets the price of a car, and that it is new, unless the address has a price', async () => {
  const queryOf = async (query: string, car?: Parameters<typeof apiWith>[0]) =>
    (await loanQuery(apiWith(car), new URLSearchParams(query))).toString()
  expect(await queryOf(`car=${CAR.id}`)).toBe(`car=${CAR.id}&price=120000`)
  expect(await queryOf(`car=${CAR.id}`, { isNew: true })).toBe(`car=${CAR.id}&price=120000&new=1`)
  expect(await queryOf(`car=${CAR.id}&price=90000`, { isNew: true })).toBe(`car=${CAR.id}&price=90000`)
  expect(await queryOf('car=zzzzzzzz')).toBe('car=zzzzzzzz')
})
