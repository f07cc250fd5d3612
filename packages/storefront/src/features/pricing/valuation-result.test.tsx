// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { readDistance } from '@otosafi/domain/reading/read-distance'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { openPage } from '../../testing/open-page.tsx'
import { PricingForm } from './PricingForm.tsx'
import { ValuationResult } from './ValuationResult.tsx'

const RESULT = {
  currency: 'MAD',
  range: null,
  comparables: 2,
  confidence: 'none',
  loss: null,
  date: '2026-05-12',
  isWholeBrand: false,
  hasMileage: true,
  cars: [],
  wider: { year: 2016, isAnyModel: true },
} as const
const ASKED = { brand: 'kia', model: 'rio', year: 2018, mileage: '90 000' }

it.each(['fr', 'ar'] as const)(
  'too few cars are counted, with the questions that have an answer, in %s',
  async (language) => {
    const path = pathFor('pricingTool', language)
    const { t } = await openPage({
      language,
      path,
      routes: [{ path, element: <ValuationResult result={{ ...RESULT, cars: [] }} asked={ASKED} path={path} /> }],
    })
    expect(screen.getByRole('heading', { name: t('finance:valuation.tooFew', { count: 2 }) })).toBeTruthy()
    const queryOf = (name: string) => {
      const address = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://otosafi.ma')
      expect(address.pathname).toBe(path)
      return Object.fromEntries(address.searchParams)
    }
    expect(queryOf(t('finance:valuation.wider.model'))).toEqual({ brand: 'kia', year: '2018', mileage: '90 000' })
    expect(queryOf(t('finance:valuation.wider.year', { year: '2016' }))).toEqual({ ...ASKED, year: '2016' })
  },
)

it.each(['fr', 'ar'] as const)(
  'says of the compared cars how the range counts their prices, in %s',
  async (language) => {
    const path = pathFor('pricingTool', language)
    const cars = [cardCar(cardOf({ mileageEvidence: 'sure' }))]
    const own = async (range: { low: number; middle: number; high: number } | null) => {
      const element = <ValuationResult result={{ ...RESULT, range, cars }} asked={ASKED} path={path} />
      const { t, container, unmount } = await openPage({ language, path, routes: [{ path, element }] })
      const isSaid = container.textContent.includes(t('finance:valuation.ownPrices'))
      unmount()
      return isSaid
    }
    expect(await own({ low: 49_900, middle: 56_000, high: 64_000 })).toBe(true)
    expect(await own(null)).toBe(false)
  },
)

it.each([
  ['fr', 'km'],
  ['ar', 'كم'],
] as const)('the mileage is asked in kilometres, as the language writes them, in %s', async (language, unit) => {
  const path = pathFor('pricingTool', language)
  const asked = { ...ASKED, mileage: '' }
  const form = { action: path, asked, choices: { brands: [], models: [], years: [] }, issue: null, ignoredYear: null }
  await openPage({ language, path, routes: [{ path, element: <PricingForm {...form} /> }] })
  expect(screen.getByRole('textbox', { name: new RegExp(` ${unit}$`) })).toHaveProperty('name', 'mileage')
})

it.each([
  ['fr', '120500', '120\u00a0500'],
  ['fr', '120 500', '120 500'],
  ['ar', '90000 كم', '90000 كم'],
] as const)(
  'a mileage is written as the edition writes numbers, if it is plain, in %s: %s',
  async (language, typed, shown) => {
    const path = pathFor('pricingTool', language)
    const asked = { ...ASKED, mileage: typed }
    const form = { action: path, asked, choices: { brands: [], models: [], years: [] }, issue: null, ignoredYear: null }
    await openPage({ language, path, routes: [{ path, element: <PricingForm {...form} /> }] })
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(shown)
    expect(readDistance(shown)).toBe(readDistance(typed))
  },
)

it.each(['fr', 'ar'] as const)('a year that was left out is an error of the field, in %s', async (language) => {
  const path = pathFor('pricingTool', language)
  const choices = { brands: [{ id: 'kia', name: 'Kia' }], models: [], years: [2018] }
  const asked = { brand: 'kia', model: '', year: null, mileage: '' }
  const form = { action: path, asked, choices, issue: null, ignoredYear: '1987' }
  const { t } = await openPage({ language, path, routes: [{ path, element: <PricingForm {...form} /> }] })
  const field = screen.getByRole('combobox', { name: t('car.label.modelYear') })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain(t('finance:valuation.ignoredYear', { year: '1987' }))
})

it.each(['brand', 'modelYear'] as const)('says at its field what is missing: %s', async (missing) => {
  const path = pathFor('pricingTool', 'fr')
  const choices = { brands: [{ id: 'kia', name: 'Kia' }], models: [], years: [2018] }
  const asked = { brand: missing === 'brand' ? '' : 'kia', model: '', year: null, mileage: '' }
  const form = { action: path, asked, choices, issue: null, ignoredYear: null, missing }
  const { t, user, router } = await openPage({
    language: 'fr',
    path,
    routes: [{ path, element: <PricingForm {...form} /> }],
  })
  const label = t(`car.label.${missing}`)
  const wrong = screen.getAllByRole('combobox').filter((field) => field.getAttribute('aria-invalid') === 'true')
  expect(wrong).toEqual([screen.getByRole('combobox', { name: label })])
  expect(document.body.textContent).toContain(t('validation.required', { field: label }))
  await user.click(screen.getByRole('button', { name: t('finance:valuation.submit') }))
  await expect.poll(() => new URLSearchParams(router.state.location.search).has('asked')).toBe(true)
})
