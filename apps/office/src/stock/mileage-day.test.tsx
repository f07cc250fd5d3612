import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { CATALOGUE, DETAILS } from '../testing/made-cars.ts'
import { openOffice } from '../testing/open-office.tsx'

const PATH = '/cars/ma/4k7q2pxa'
const ME = { id: 'me', name: 'Mariam', email: 'm@example.org', role: 'manager', editions: ['ma'], may: ['setCarFacts'] }
const TODAY = '2026-07-01'
const REFUSED = {
  type: 'urn:x',
  title: 'x',
  status: 422,
  code: 'validation_failed',
  instance: 'x',
  errors: [{ path: '/body/mileageReadOn', code: 'dateInFuture', values: {} }],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

it('dates a mileage that is typed by today, until another day is said, which may be refused', async () => {
  const answers = [Response.json(REFUSED, { status: 422 }), Response.json(DETAILS)]
  const calls = await openOffice(`${PATH}/edit`, {
    'GET /me': () => Response.json(ME),
    'GET /catalogue/ma': () => Response.json(CATALOGUE),
    [`GET ${PATH}`]: () => Response.json(DETAILS),
    [`PUT ${PATH}/facts`]: () => answers.shift() ?? problem(500, 'x'),
  })
  const user = userEvent.setup()
  const day = await screen.findByLabelText<HTMLInputElement>('Odometer read on')
  const mileage = screen.getByLabelText(/^Mileage/)
  expect(day.value).toBe(DETAILS.mileageReadOn)
  fireEvent.change(mileage, { target: { value: '66000' } })
  expect(day.value).toBe(TODAY)
  fireEvent.change(day, { target: { value: '2999-01-01' } })
  fireEvent.change(mileage, { target: { value: '67000' } })
  expect(day.value).toBe('2999-01-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(day, { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(DETAILS.car.reference)).toBeTruthy()
  const facts = { ...DETAILS.facts, mileage: 67_000 }
  const { version } = DETAILS
  await expect
    .poll(() => calls.filter(([call]) => call === `PUT ${PATH}/facts`).map(([, body]) => body))
    .toEqual([
      { facts, mileageReadOn: '2999-01-01', version },
      { facts, mileageReadOn: null, version },
    ])
})

it('keeps the loaded day of a mileage that was typed away and back', async () => {
  await openOffice(`${PATH}/edit`, {
    'GET /me': () => Response.json(ME),
    'GET /catalogue/ma': () => Response.json(CATALOGUE),
    [`GET ${PATH}`]: () => Response.json(DETAILS),
  })
  const day = await screen.findByLabelText<HTMLInputElement>('Odometer read on')
  const mileage = screen.getByLabelText(/^Mileage/)
  fireEvent.change(mileage, { target: { value: String(DETAILS.facts.mileage * 10) } })
  expect(day.value).toBe(TODAY)
  fireEvent.change(mileage, { target: { value: String(DETAILS.facts.mileage) } })
  expect(day.value).toBe(DETAILS.mileageReadOn)
})

it.each([
  ['no mileage', 'Trim', 'Version', DETAILS.mileageReadOn],
  ['the same mileage', '66000', 'Mileage', TODAY],
])('dates a mileage after a conflict, where one typed %s, by what was taken over', async (_, typed, label, before) => {
  let now = DETAILS
  await openOffice(`${PATH}/edit`, {
    'GET /me': () => Response.json(ME),
    'GET /catalogue/ma': () => Response.json(CATALOGUE),
    [`GET ${PATH}`]: () => Response.json(now),
    [`PUT ${PATH}/facts`]: () => {
      now = { ...DETAILS, facts: { ...DETAILS.facts, mileage: 66_000 }, mileageReadOn: '2026-06-20', version: 'second' }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  const day = await screen.findByLabelText<HTMLInputElement>('Odometer read on')
  const mileage = screen.getByLabelText(/^Mileage/)
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: typed } })
  expect(day.value).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Mileage.* now 66.000$/)).toBeTruthy()
  expect(day.value).toBe('2026-06-20')
  fireEvent.change(mileage, { target: { value: '67000' } })
  expect(day.value).toBe(TODAY)
  fireEvent.change(mileage, { target: { value: '66000' } })
  expect(day.value).toBe('2026-06-20')
})
