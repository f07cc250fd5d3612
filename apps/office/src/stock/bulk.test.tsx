import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { StockCar } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { DRAFT } from '../testing/draft.ts'
import { openOffice } from '../testing/open-office.tsx'
import { changedPrice } from './bulk-changes.ts'

const ME = {
  id: 'me',
  name: 'Mariam',
  email: 'm@example.org',
  role: 'manager',
  editions: ['ma'],
  may: ['listStock', 'publishCar', 'withdrawCar', 'setCarPrice'],
}

it('does to all chosen cars what can be done to them, and names the others with the reason', async () => {
  const named = (id: string, changed: Partial<StockCar> = {}): StockCar => ({
    ...CAR,
    id,
    reference: `MA-${id.toUpperCase()}`,
    ...changed,
  })
  let cars = [named('aaaaaaaa'), named('bbbbbbbb', { state: 'available' }), named('cccccccc')]
  const calls = await openOffice('/cars', {
    'GET /me': () => Response.json(ME),
    'GET /cars': () => Response.json({ cars, total: cars.length, nextCursor: null }),
    'PUT /cars/ma/aaaaaaaa/publication': () => {
      cars = cars.map((car) => (car.id === 'aaaaaaaa' ? { ...car, state: 'available' } : car))
      return Response.json({})
    },
    'PUT /cars/ma/cccccccc/publication': () => problem(409, 'conflict'),
  })
  const user = userEvent.setup()
  expect(await screen.findByText('3 cars')).toBeTruthy()
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => row.querySelector('time') !== null)).toEqual([false, true, false])
  expect(screen.queryByRole('group', { name: 'Chosen cars' })).toBe(null)
  await user.click(screen.getByRole('checkbox', { name: 'Choose all cars shown' }))
  const bar = within(screen.getByRole('group', { name: 'Chosen cars' }))
  expect(bar.getByText('3 cars chosen')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  expect(await bar.findByText('Done with 1 car.')).toBeTruthy()
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MA-BBBBBBBB: This cannot be done with it as it stands.',
    'MA-CCCCCCCC: Somebody else was faster. This is how it stands now.',
  ])
  expect(calls.filter(([call]) => call.startsWith('PUT'))).toHaveLength(2)
  expect(await screen.findAllByText('Available')).toHaveLength(2)
})

it('shows no car of a further page as it was before it was changed', async () => {
  let further: StockCar = { ...CAR, id: 'bbbbbbbb', reference: 'MA-BBBBBBBB' }
  await openOffice('/cars', {
    'GET /me': () => Response.json(ME),
    'GET /cars': (_, query) =>
      query.has('cursor')
        ? Response.json({ cars: [further], total: 2, nextCursor: null })
        : Response.json({ cars: [{ ...CAR, state: 'available' }], total: 2, nextCursor: 'next' }),
    'PUT /cars/ma/bbbbbbbb/publication': () => {
      further = { ...further, state: 'available' }
      return Response.json({})
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await user.click(await screen.findByRole('checkbox', { name: /MA-BBBBBBBB/ }))
  const bar = within(screen.getByRole('group', { name: 'Chosen cars' }))
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  expect(await bar.findByText('Done with 1 car.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  const row = within(await screen.findByRole('row', { name: /MA-BBBBBBBB/ }))
  expect(row.getByText('Available')).toBeTruthy()
})

it('says that it is done also where no car is left in the list', async () => {
  let cars = [CAR]
  await openOffice('/cars?state=draft', {
    'GET /me': () => Response.json(ME),
    'GET /cars': () => Response.json({ cars, total: cars.length, nextCursor: null }),
    [`PUT /cars/ma/${CAR.id}/publication`]: () => {
      cars = []
      return Response.json({})
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all cars shown' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('No car matches.')).toBeTruthy()
  expect(screen.getByText('Done with 1 car.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBe(null)
})

it('does not call for a change again that may have been made', async () => {
  await openOffice('/cars', {
    'GET /me': () => Response.json(ME),
    'GET /cars': () => Response.json({ cars: [{ ...CAR, state: 'available' }], total: 1, nextCursor: null }),
    [`PUT /cars/ma/${CAR.id}/price`]: () => Promise.reject(new TypeError('lost')),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all cars shown' }))
  const bar = within(screen.getByRole('group', { name: 'Chosen cars' }))
  await user.type(bar.getByLabelText('Change of the price (%)'), '5')
  await user.click(bar.getByRole('button', { name: 'Change prices' }))
  expect((await bar.findByRole('listitem')).textContent).toBe(
    `${CAR.reference}: No answer came. Look how it stands before you do it again.`,
  )
})

it('says what became of each car where the list cannot be loaded again', async () => {
  let isLost = false
  const lost = () => Promise.reject(new TypeError('lost'))
  await openOffice('/cars', {
    'GET /me': () => Response.json(ME),
    'GET /cars': () => (isLost ? lost() : Response.json({ cars: [CAR], total: 1, nextCursor: null })),
    [`PUT /cars/ma/${CAR.id}/publication`]: () => {
      isLost = true
      return lost()
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all cars shown' }))
  const bar = within(screen.getByRole('group', { name: 'Chosen cars' }))
  await user.click(bar.getByRole('button', { name: 'Publish' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'How it stands now could not be loaded. What you see is older.',
  )
  expect(bar.getByRole('listitem').textContent).toMatch(/^MA-4K7Q2PXA: No answer came/)
})

it('is left after a question, also while it runs, and leaves the cars alone that are still to come', async () => {
  const first = Promise.withResolvers<Response>()
  const cars = ['aaaaaaaa', 'bbbbbbbb'].map((id) => ({ ...CAR, id, reference: `MA-${id.toUpperCase()}` }))
  const calls = await openOffice('/cars', {
    'GET /me': () => Response.json(ME),
    'GET /cars': () => Response.json({ cars, total: 2, nextCursor: null }),
    'GET /cars/ma/bbbbbbbb': () => Response.json(DRAFT),
    'PUT /cars/ma/aaaaaaaa/price': () => first.promise,
    'PUT /cars/ma/bbbbbbbb/price': () => Response.json(DRAFT),
  })
  const changes = () => calls.filter(([call]) => call.startsWith('PUT')).map(([call]) => call)
  const user = userEvent.setup()
  const leave = async () => {
    await user.click(within(screen.getByRole('row', { name: /MA-BBBBBBBB/ })).getByRole('link'))
    return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  }
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all cars shown' }))
  const bar = within(screen.getByRole('group', { name: 'Chosen cars' }))
  const percent = bar.getByLabelText<HTMLInputElement>('Change of the price (%)')
  await user.type(percent, '5')
  await user.click((await leave()).getByRole('button', { name: 'Stay here' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
  expect([location.pathname, percent.value]).toEqual(['/cars', '5'])
  await user.click(bar.getByRole('button', { name: 'Change prices' }))
  await user.clear(percent)
  await user.click((await leave()).getByRole('button', { name: 'Leave without saving' }))
  await screen.findByLabelText(/^New price/)
  first.resolve(Response.json(DRAFT))
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Stock' }))
  expect(await screen.findByText('2 cars')).toBeTruthy()
  expect(changes()).toEqual(['PUT /cars/ma/aaaaaaaa/price'])
})

it('changes prices by percent, to whole units', () => {
  expect([changedPrice(129_990, -5), changedPrice(100, 2.5), changedPrice(1, -50)]).toEqual([123_491, 103, 1])
})
