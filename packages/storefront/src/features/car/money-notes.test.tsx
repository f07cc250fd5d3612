// @vitest-environment jsdom
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'

const CAR: ComponentProps<typeof MoneyNotes>['car'] = {
  id: '4k7q2pxa',
  status: 'available',
  financing: { amount: 1500, months: 60, annualRate: 0.07, rateDate: '2025-11-21', contribution: 19_800 },
  convertedPrices: null,
}

it.each(edition.languages)(
  'the loan box leads to the calculator and to what an old car counts: %s',
  async (language) => {
    const { container, unmount } = await openPage({
      language,
      path: '/',
      routes: [{ path: '/', element: <MoneyNotes car={CAR} /> }],
    })
    expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
      `${pathFor('finance', language)}?car=4k7q2pxa`,
      `${pathFor('sellCar', language)}?car=4k7q2pxa`,
    ])
    unmount()
  },
)

it('the monthly figure says that it is indicative, and on what rate of which date it stands', async () => {
  const financing = { amount: 4606, months: 72, annualRate: 0.1375, rateDate: '2025-11-21', contribution: 25_000 }
  const car = { ...CAR, financing }
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
