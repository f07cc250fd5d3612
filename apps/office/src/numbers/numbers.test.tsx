import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Numbers } from '@otosafi/api-client/office-schema'

import { NUMBERS } from '../testing/made-content.ts'
import { openOffice } from '../testing/open-office.tsx'

const OWN = { role: 'manager', editions: ['ma', 'sn'], may: ['getNumbers'] }
const ME = { id: 'me', name: 'Awa', email: 'a@example.org', ...OWN }

it('says how many of the promises to sellers were kept, or that none was to be', async () => {
  const promises: Numbers['promises'] = [
    { kind: 'offer', made: 0, kept: 0 },
    { kind: 'paid', made: 14, kept: 13 },
  ]
  await openOffice('/numbers', {
    'GET /me': () => Response.json(ME),
    'GET /numbers': () => Response.json({ ...NUMBERS, promises }),
  })
  const paid = within(await screen.findByRole('row', { name: /^Sellers paid within 24 hours of accepting/ }))
  expect(paid.getByText('13 of 14')).toBeTruthy()
  const offers = within(screen.getByRole('row', { name: /^Offers within 30 minutes of the inspection/ }))
  expect(offers.getByText('Not known')).toBeTruthy()
})

it('says that there is no car where the stock has none', async () => {
  await openOffice('/numbers', {
    'GET /me': () => Response.json(ME),
    'GET /numbers': () => Response.json({ ...NUMBERS, stock: [] }),
  })
  const stock = within(await screen.findByRole('region', { name: 'Stock' }))
  expect(stock.getByText('0 cars')).toBeTruthy()
  expect(stock.queryByRole('table')).toBe(null)
})
