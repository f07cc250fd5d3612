import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { PUBLISHED_CAR, STOCK } from '../testing/made-cars.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Awa', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listStock'] }

it('leaves the least needed columns of the stock to wide screens, heading and cells alike', async () => {
  await openOffice('/cars', { 'GET /me': () => Response.json(ME), 'GET /cars': () => Response.json(STOCK) })
  const [headings, ...cars] = within(await screen.findByRole('table')).getAllByRole('row')
  const widthsOf = (row: HTMLElement | undefined) =>
    [...(row?.children ?? [])].map(({ className }) => /visible-from-(\w+)/.exec(className)?.[1] ?? null)
  expect(widthsOf(headings)).toEqual([null, null, null, 'md', null, 'md', 'lg', 'lg'])
  expect(cars).toHaveLength(STOCK.cars.length)
  for (const car of cars) expect(widthsOf(car)).toEqual(widthsOf(headings))
})

it('shows kilometres as such, also of a car whose odometer counts miles', async () => {
  const cars = [{ ...PUBLISHED_CAR, mileage: 64_200, odometerUnit: 'mi' }]
  await openOffice('/cars', {
    'GET /me': () => Response.json(ME),
    'GET /cars': () => Response.json({ ...STOCK, cars, total: 1 }),
  })
  const [, car] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(car?.textContent).toMatch(/64.200 km/u)
})
