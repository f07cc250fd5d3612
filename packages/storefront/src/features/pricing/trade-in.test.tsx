// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import type { TradeInResult } from './load-trade-in.ts'
import { TradeIn } from './TradeIn.tsx'

const RESULT: TradeInResult = {
  price: 120_000,
  valuation: {
    currency: 'MAD',
    range: { low: 49_900, middle: 56_000, high: 64_000 },
    comparables: 4,
    confidence: 'low',
    loss: { year: 0.06, mileage: 0.012 },
    cars: [],
    date: '2026-05-12',
  },
  left: { least: 56_000, most: 70_100 },
  isLent: true,
}

it.each(['fr', 'ar'] as const)(
  'says of an old car what was not told of it, as a valuation does, in %s',
  async (language) => {
    const said = async (asked: { model: string; mileage: string }) => {
      const element = <TradeIn name="Kia Rio" result={RESULT} asked={asked} offer="/sell-your-car" />
      const { t, container, unmount } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
      const notes = [t('finance:valuation.wholeBrand'), t('finance:valuation.noMileage')]
      const shown = notes.map((note) => container.textContent.includes(note))
      unmount()
      return shown
    }
    expect(await said({ model: '', mileage: ' ' })).toEqual([true, true])
    expect(await said({ model: 'rio', mileage: '90 000' })).toEqual([false, false])
  },
)

it('leads to a loan for the rest only where the calculator takes one', async () => {
  const loans = async (result: TradeInResult) => {
    const asked = { model: 'rio', mileage: '90 000' }
    const element = <TradeIn name="Kia Rio" result={result} asked={asked} offer="/sell-your-car" />
    const { t, unmount } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element }] })
    const links = screen.queryAllByRole('link', { name: t('finance:tradeIn.loan') })
    const addresses = links.map((link) => link.getAttribute('href'))
    unmount()
    return addresses
  }
  expect(await loans(RESULT)).toEqual([`${pathFor('finance', 'fr')}?price=120000&contribution=49900`])
  expect(await loans({ ...RESULT, isLent: false })).toEqual([])
})
