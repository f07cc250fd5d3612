import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { DRAFT } from '../testing/draft.ts'
import { openOffice } from '../testing/open-office.tsx'
import { typePrice } from '../testing/type-price.ts'

const MAY = ['listStock', 'publishCar', 'setCarPrice']
const ME = { id: 'me', name: 'Mariam', email: 'm@example.org', role: 'manager', editions: ['ma'], may: MAY }
const PATH = '/cars/ma/4k7q2pxa'
const UNCHECKED =
  'The server cannot check your session for the moment. What you typed is still here: go on, or wait a little.'

it.each([
  [503, 'unavailable'],
  [500, 'internal'],
  [429, 'rate_limited'],
])('keeps the page and what is typed on it where the server answers %i to who is signed in', async (status, code) => {
  let isAway = false
  await openOffice(PATH, {
    'GET /me': () => (isAway ? problem(status, code) : Response.json(ME)),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`PUT ${PATH}/publication`]: () => {
      isAway = true
      return Response.json(DRAFT)
    },
    'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
  })
  const user = userEvent.setup()
  const field = await typePrice(user, '115000')
  const typed = field.value
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect((await screen.findByRole('alert')).textContent).toBe(UNCHECKED)
  expect([field.isConnected, field.value]).toEqual([true, typed])
  await typePrice(user, '120000')
  isAway = false
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Stock' }))
  expect(await screen.findByText('No car matches.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBe(null)
})

it('asks to sign in again where the session has ended', async () => {
  let isOver = false
  await openOffice(PATH, {
    'GET /me': () => (isOver ? problem(401, 'unauthenticated') : Response.json(ME)),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
  })
  await screen.findByLabelText(/^New price/)
  isOver = true
  await userEvent.setup().click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Stock' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
})
