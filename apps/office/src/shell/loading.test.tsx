import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { openOffice } from '../testing/open-office.tsx'

const MAY = ['listRequests', 'listStock']
const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'agent', editions: ['ma'], may: MAY }

it('says that a page is on its way until it is there', async () => {
  let answer: (response: Response) => void = () => undefined
  const calls = await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json({ requests: [], total: 0, nextCursor: null }),
    'GET /cars': () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Stock' }))
  expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeTruthy()
  await expect.poll(() => calls.map(([call]) => call)).toContain('GET /cars')
  answer(Response.json({ cars: [], total: 0, nextCursor: null }))
  await expect.poll(() => screen.queryByRole('progressbar')).toBe(null)
  expect(location.pathname).toBe('/cars')
})
