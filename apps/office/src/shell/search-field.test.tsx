import { act, fireEvent, screen } from '@testing-library/react'
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

it('keeps what is chosen and typed while an answer is on its way', async () => {
  const answers: (() => void)[] = []
  let isSlow = false
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => {
      const answer = () => Response.json({ requests: [], total: 0, nextCursor: null })
      return isSlow ? new Promise<Response>((resolve) => answers.push(() => resolve(answer()))) : answer()
    },
  })
  const user = userEvent.setup()
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  const due = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Due' })
  isSlow = true
  await user.click(due)
  await expect.poll(() => due.checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Mine' }))
  await user.type(field, 'salma{Enter}')
  await expect.poll(() => answers.length).toBe(3)
  await user.type(field, ' bennani')
  for (const arrive of answers) arrive()
  await expect.poll(() => location.search).toBe('?due=true&owner=me&text=salma')
  await expect.poll(() => screen.queryByRole('progressbar')).toBe(null)
  expect(field.value).toBe('salma bennani')
})

it('keeps what is typed on before the page says that it searches', async () => {
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json({ requests: [], total: 0, nextCursor: null }),
  })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await userEvent.setup().type(field, 'salma')
  // In one batch: the search is shown after what was typed behind it.
  act(() => {
    if (field.form !== null) fireEvent.submit(field.form)
    fireEvent.change(field, { target: { value: 'salma bennani' } })
  })
  await expect.poll(() => location.search).toBe('?text=salma')
  await expect.poll(() => screen.queryByRole('progressbar')).toBe(null)
  expect(field.value).toBe('salma bennani')
})

it('says how long the words may be, and takes no longer ones', async () => {
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json({ requests: [], total: 0, nextCursor: null }),
  })
  const user = userEvent.setup()
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await user.click(field)
  await user.paste('x'.repeat(101))
  expect(screen.getByText('At most 100 characters.')).toBeTruthy()
  expect(field.validity.valid).toBe(false)
  await user.keyboard('{Backspace}')
  expect(field.validity.valid).toBe(true)
  await user.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe(`?text=${'x'.repeat(100)}`)
})
