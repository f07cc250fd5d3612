import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Mariam', email: 'm@example.org', role: 'agent', editions: ['ma'] }
const NONE = { nextCursor: null, total: 0 }
const REQUEST = { edition: 'ma', reference: 'MA-R-1', from: 'Salma Bennani' }

const answers = (may: string[]) => ({
  'GET /me': () => Response.json({ ...ME, may }),
  'GET /numbers': () => problem(500, 'x'),
  'GET /cars': () => Response.json({ ...NONE, cars: [CAR] }),
  'GET /requests': () => Response.json({ ...NONE, requests: [REQUEST] }),
  'GET /cases/booking': () => problem(500, 'x'),
  'GET /cases/visit': () => Response.json({ ...NONE, cases: [] }),
  'GET /cases/sale': () => Response.json({ ...NONE, cases: [] }),
})
const open = async () => {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  return { user, field: await screen.findByRole('textbox', { name: /^Where to\?/ }) }
}

it('leads by the keyboard to a page that is named', async () => {
  await openOffice('/nowhere', answers(['listStock', 'getNumbers']))
  const { user, field } = await open()
  await user.type(field, 'numb{Enter}')
  await expect.poll(() => location.pathname).toBe('/numbers')
})

it('finds cars, requests and cases by their words, and what can be read where the rest cannot', async () => {
  const calls = await openOffice('/nowhere', answers(['listStock', 'listRequests', 'listCases']))
  const { user, field } = await open()
  await user.type(field, 'ben')
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText('Salma Bennani')).toBeTruthy()
  expect(within(dialog).getByText(CAR.reference)).toBeTruthy()
  expect(calls.filter(([call]) => call === 'GET /cars')).toHaveLength(1)
  await user.click(within(dialog).getByText('Salma Bennani'))
  await expect.poll(() => location.pathname).toBe('/requests/ma/MA-R-1')
})

it('asks for nothing that one may not list, and says that nothing was found', async () => {
  const calls = await openOffice('/nowhere', answers(['getNumbers']))
  const { user, field } = await open()
  await user.type(field, 'zzz')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  expect(calls.filter(([call]) => call !== 'GET /me')).toEqual([])
})
