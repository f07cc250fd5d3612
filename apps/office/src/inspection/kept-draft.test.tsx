import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import type { CarInspection } from '@otosafi/api-client/office-schema'

import { CAR } from '../testing/car.ts'
import { DETAILS } from '../testing/made-cars.ts'
import { openOffice } from '../testing/open-office.tsx'
import type { Draft } from './draft.ts'

const MAY = ['listStock', 'inspectCar']
const ME = { id: 'me', name: 'Thabo', email: 't@example.org', role: 'inspector', editions: ['ma'], may: MAY }
const PATH = '/cars/ma/4k7q2pxa/inspection'
const SIGNED_IN = {
  'GET /me': () => Response.json(ME),
  'GET /cars/ma/4k7q2pxa': () => Response.json({ ...DETAILS, car: CAR, photos: [] }),
  [`GET ${PATH}`]: () => Response.json({ car: CAR, inspection: null, version: 'none' } satisfies CarInspection),
}

beforeEach(() => localStorage.clear())

it('goes on with what another tab has found, and loses nothing of it', async () => {
  await openOffice(PATH, SIGNED_IN)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Horn'), 'In order')
  const key = 'inspection me MA-4K7Q2PXA'
  const draft = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Draft
  const findings = { ...draft().findings, 'brakes.frontPads': { result: 'ok', note: '' } }
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify({ ...draft(), findings }) }))
  expect(await screen.findByText('2 of 100 points looked at')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Horn'), 'Defect')
  expect(draft().findings).toMatchObject({ 'brakes.frontPads': { result: 'ok' } })
})

it('says where the device has no room for what was found, which stays on the page, and asks before it is left', async () => {
  await openOffice(PATH, SIGNED_IN)
  const horn = await screen.findByLabelText('Horn')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  const user = userEvent.setup()
  await user.selectOptions(horn, 'In order')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This device has no room/)
  expect(screen.getByText('1 of 100 points looked at')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Stock' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(screen.getByText('1 of 100 points looked at')).toBeTruthy()
})

it('takes no change of a report that is on its way, which would be lost with its arrival', async () => {
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`PUT ${PATH}`]: () => new Promise<Response>(() => undefined),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Odometer/), '64300')
  await user.type(screen.getByLabelText('Or type your full name'), 'thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await expect.poll(() => calls.map(([call]) => call)).toContain(`PUT ${PATH}`)
  await user.selectOptions(screen.getByLabelText('Horn'), 'In order')
  expect(screen.getByText('0 of 100 points looked at')).toBeTruthy()
})
