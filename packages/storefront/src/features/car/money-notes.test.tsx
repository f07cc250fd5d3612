// @vitest-environment jsdom
import { expect, it } from 'vitest'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'

it('the monthly figure says that it is indicative, and on what rate of which date it stands', async () => {
  const financing = { amount: 4606, months: 72, annualRate: 0.1375, rateDate: '2025-11-21', contribution: 25_000 }
  const car = { price: 250_000, financing, convertedPrices: null, status: 'available' } as const
  const { t, container } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <MoneyNotes car={car} /> }],
  })
  expect(container.textContent).toContain(t('car.monthly.terms', { months: 72, rate: 13.75, contribution: 25_000 }))
  expect(container.textContent).toContain('13,75')
  expect(container.textContent).toContain(t('car.monthly.note'))
  expect(container.textContent).toContain(t('car.monthly.rateDate', { date: '2025-11-21' }))
})
