import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('saves no numbers while those of another period are on their way', async () => {
  let answer: (response: Response) => void = () => undefined
  const calls = await openOffice('/numbers', {
    'GET /me': () => Response.json(ME),
    'GET /numbers': (_, query) =>
      query.get('days') === '7' ? new Promise<Response>((resolve) => (answer = resolve)) : Response.json(NUMBERS),
  })
  const user = userEvent.setup()
  const save = await screen.findByRole('button', { name: 'Download as CSV' })
  expect(save).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('combobox', { name: 'Period' }))
  await user.click(await screen.findByRole('option', { name: '7 days' }))
  await expect.poll(() => save).toHaveProperty('disabled', true)
  await expect.poll(() => calls.filter(([call]) => call === 'GET /numbers')).toHaveLength(2)
  answer(Response.json({ ...NUMBERS, days: NUMBERS.days.slice(-7) }))
  await expect.poll(() => save).toHaveProperty('disabled', false)
})
