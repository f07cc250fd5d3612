import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { CAR } from '../testing/car.ts'
import { DRAFT } from '../testing/draft.ts'
import { openOffice } from '../testing/open-office.tsx'
import { typePrice } from '../testing/type-price.ts'

const MAY = ['listStock', 'publishCar', 'setCarPrice']
const ME = { id: 'me', name: 'Mariam', email: 'm@example.org', role: 'manager', editions: ['ma'], may: MAY }
const PATH = '/cars/ma/4k7q2pxa'

it('publishes a car once, however often its button is pressed', async () => {
  let answer: (response: Response) => void = () => undefined
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`PUT ${PATH}/publication`]: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  const user = userEvent.setup()
  const publish = await screen.findByRole('button', { name: 'Publish' })
  await user.dblClick(publish)
  answer(Response.json(DRAFT))
  await expect.poll(() => publish).toHaveProperty('disabled', false)
  expect(calls.filter(([call]) => call.startsWith('PUT'))).toHaveLength(1)
})

it('offers no price again that somebody else has replaced', async () => {
  let price = 120_000
  const details = () => Response.json({ ...DRAFT, car: { ...CAR, price } })
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: details,
    [`PUT ${PATH}/publication`]: () => {
      price = 110_000
      return details()
    },
  })
  const field = await screen.findByLabelText<HTMLInputElement>(/^New price/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Publish' }))
  await expect.poll(() => field.value).toBe('110 000')
  expect(screen.getByRole('button', { name: 'Set price' })).toHaveProperty('disabled', true)
})

it('keeps a price that is typed where the car cannot be loaded again after a change', async () => {
  let isLost = false
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => (isLost ? Response.error() : Response.json(DRAFT)),
    [`PUT ${PATH}/publication`]: () => {
      isLost = true
      return Response.json(DRAFT)
    },
  })
  const user = userEvent.setup()
  const field = await typePrice(user, '115000')
  const typed = field.value
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^It was done, but/)
  expect([field.isConnected, field.value]).toEqual([true, typed])
})

it('keeps a price that is typed while another one is on its way', async () => {
  const sent = Promise.withResolvers<Response>()
  let price = CAR.price
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...DRAFT, car: { ...CAR, price } }),
    [`PUT ${PATH}/price`]: () => sent.promise,
  })
  const user = userEvent.setup()
  await typePrice(user, '115000')
  const set = screen.getByRole('button', { name: 'Set price' })
  await user.click(set)
  const field = await typePrice(user, '116000')
  price = 115_000
  sent.resolve(Response.json(DRAFT))
  await expect.poll(() => set).toHaveProperty('disabled', false)
  expect(field.value).toBe('116 000')
})

it('leaves a car that is deleted without a question about its price', async () => {
  await openOffice(PATH, {
    'GET /me': () => Response.json({ ...ME, may: [...MAY, 'deleteCar'] }),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
    [`DELETE ${PATH}`]: () => new Response(null, { status: 204 }),
    'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^New price/), '7')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No car matches.')).toBeTruthy()
  expect(location.pathname).toBe('/cars')
})
