import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { REQUESTS } from '../testing/made-requests.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listRequests'] }
const [FIRST, SECOND] = REQUESTS.requests

it('says after the last page that there are no more, and loses no focus', async () => {
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': (_, query) =>
      Response.json(
        query.has('cursor')
          ? { requests: [SECOND], total: 2, nextCursor: null }
          : { requests: [FIRST], total: 2, nextCursor: 'next' },
      ),
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show more' }))
  const end = await screen.findByText('All are shown.')
  expect(document.activeElement).toBe(end)
  expect(screen.getByText(SECOND?.reference ?? '')).toBeTruthy()
})

it('says nothing below a list of one page', async () => {
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json({ requests: [FIRST], total: 1, nextCursor: null }),
  })
  expect(await screen.findByText(FIRST?.reference ?? '')).toBeTruthy()
  expect(screen.queryByText('All are shown.')).toBe(null)
})

it.each([
  [9999, '9 999 requests'],
  [10_000, 'At least 10 000 requests'],
])('says how much a list has, which is not all where no more is counted: %i', async (total, said) => {
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json({ requests: [FIRST], total, nextCursor: 'next' }),
  })
  expect(await screen.findByText(said)).toBeTruthy()
})
