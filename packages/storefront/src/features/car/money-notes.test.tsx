// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'

const CAR = {
  id: '4k7q2pxa',
  price: 99_000,
  status: 'available',
  financing: { amount: 1500, months: 60, annualRate: 0.07, contribution: 19_800 },
  convertedPrices: null,
} as const

it.each(edition.languages)(
  'the loan box leads to the calculator and to what an old car counts: %s',
  async (language) => {
    const { container, unmount } = await openPage({
      language,
      path: '/',
      routes: [{ path: '/', element: <MoneyNotes car={CAR} /> }],
    })
    expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
      `${pathFor('finance', language)}?price=99000`,
      `${pathFor('sellCar', language)}?car=4k7q2pxa`,
    ])
    unmount()
  },
)
