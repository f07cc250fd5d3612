import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import type { CarInspection } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = {
  id: 'me',
  name: 'Thabo',
  email: 't@example.org',
  role: 'inspector',
  editions: ['ma'],
  may: ['listStock', 'inspectCar'],
}
const PATH = '/cars/ma/4k7q2pxa/inspection'
const SIGNED_IN = {
  'GET /me': () => Response.json(ME),
  [`GET ${PATH}`]: () => Response.json({ car: CAR, inspection: null } satisfies CarInspection),
}

beforeEach(() => localStorage.clear())

it('asks for the odometer and a word for what is wrong, and sends the points that were looked at', async () => {
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`PUT ${PATH}`]: () => Response.json({ car: CAR, inspection: null }),
  })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Front pads'), 'Defect')
  await user.click(screen.getByRole('button', { name: 'Brakes: the rest is in order' }))
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2)
  expect(screen.getByText(/^Sign by hand, or type/)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Odometer/), '64300')
  await user.type(screen.getByLabelText(/^What is wrong: Front pads/), 'Worn to 1 mm')
  expect(screen.getByText('10 of 100 points looked at')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(calls.map(([call]) => call)).not.toContain(`PUT ${PATH}`)
  await user.type(screen.getByLabelText('Or type your full name'), 'thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await screen.findByRole('alert')
  const sent = calls.find(([call]) => call === `PUT ${PATH}`)?.[1] as {
    odometer: number
    points: object[]
    signature: object
  }
  expect([sent.odometer, sent.points.length]).toEqual([64_300, 10])
  expect(sent.signature).toEqual({ typed: 'thabo', strokes: [] })
  expect(sent.points[0]).toEqual({ section: 'brakes', point: 'frontPads', result: 'defect', note: 'Worn to 1 mm' })
})

it('takes a signature by hand, and asks for another one where something was changed after it', async () => {
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`PUT ${PATH}`]: () => Response.json({ car: CAR, inspection: null }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Odometer/), '64300')
  const sheet = screen.getByRole('img', { name: 'Sign here' })
  sheet.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 100 }) as DOMRect
  const signHere = () =>
    user.pointer([
      { keys: '[MouseLeft>]', target: sheet, coords: { clientX: 10, clientY: 50 } },
      { target: sheet, coords: { clientX: 11, clientY: 50 } },
      { target: sheet, coords: { clientX: 150, clientY: 20 } },
      { keys: '[/MouseLeft]', target: sheet },
    ])
  await signHere()
  await user.selectOptions(screen.getByLabelText('Horn'), 'In order')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(screen.getByText(/^Sign by hand, or type/)).toBeTruthy()
  await signHere()
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await screen.findByRole('alert')
  expect(calls.find(([call]) => call === `PUT ${PATH}`)?.[1]).toMatchObject({
    signature: { typed: null, strokes: [[20, 100, 300, 40]] },
  })
})

it('shows how the last report was signed, and by whom', async () => {
  const last = {
    date: '2026-06-02',
    inspector: 'Awa Diop',
    odometer: 64_210,
    points: [],
    signedAt: '2026-06-02T14:05:00.000Z',
  }
  await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () =>
      Response.json({
        car: CAR,
        inspection: { ...last, signature: { typed: null, strokes: [[20, 100, 300, 40]] } },
      } satisfies CarInspection),
  })
  expect(await screen.findByText(/^Signed by hand by Awa Diop, 2 June 2026/)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Signature of Awa Diop' })).toBeTruthy()
})

it('keeps what was found on the device until it has been sent', async () => {
  const calls = await openOffice(PATH, { ...SIGNED_IN, [`PUT ${PATH}`]: () => problem(503, 'unavailable') })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Horn'), 'To watch')
  await user.type(screen.getByLabelText(/^What is wrong: Horn/), 'Faint')
  await user.type(screen.getByLabelText(/^Odometer/), '64300')
  await user.type(screen.getByLabelText('Or type your full name'), 'Thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(calls.map(([call]) => call)).toContain(`PUT ${PATH}`)
  expect(JSON.parse(localStorage.getItem('inspection MA-4K7Q2PXA') ?? '')).toEqual({
    odometer: 64_300,
    findings: { 'electrical.horn': { result: 'advisory', note: 'Faint' } },
  })
})
