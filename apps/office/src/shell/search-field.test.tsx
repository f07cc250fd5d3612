import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listRequests'] }

it('shows the words that the list was searched for, and none where it was not', async () => {
  await openOffice('/?text=salma', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json({ requests: [], total: 0, nextCursor: null }),
  })
  const user = userEvent.setup()
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(field.value).toBe('salma')
  await user.clear(field)
  await user.type(field, 'karim{Enter}')
  await expect.poll(() => location.search).toBe('?text=karim')
  expect(field.value).toBe('karim')
  await user.click(screen.getByRole('link', { name: 'Inbox' }))
  await expect.poll(() => location.search).toBe('')
  await expect.poll(() => field.value).toBe('')
})
