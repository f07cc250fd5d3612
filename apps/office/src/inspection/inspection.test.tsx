import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import type { CarInspection, Photo } from '@otosafi/api-client/office-schema'
import { memoryStore } from '@otosafi/unsent/testing/memory-store'
import { eventually } from '@otosafi/vitest/eventually'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { DETAILS } from '../testing/made-cars.ts'
import { openOffice } from '../testing/open-office.tsx'
import type { QueuedPhoto } from './photos/photo-store.ts'

const device = vi.hoisted(() => ({ open: (): Promise<unknown> => Promise.reject(new Error('denied')) }))
vi.mock('./photos/photo-store.ts', () => ({ openPhotoStore: () => device.open() }))

const ME = {
  id: 'me',
  name: 'Thabo',
  email: 't@example.org',
  role: 'inspector',
  editions: ['ma'],
  may: ['listStock', 'inspectCar', 'addCarPhoto'],
}
const PATH = '/cars/ma/4k7q2pxa/inspection'
const CAR_PATH = '/cars/ma/4k7q2pxa'
const SIGNED_IN = {
  'GET /me': () => Response.json(ME),
  [`GET ${CAR_PATH}`]: () => Response.json({ ...DETAILS, car: CAR, photos: [] }),
  [`GET ${PATH}`]: () => Response.json({ car: CAR, inspection: null, version: 'none' } satisfies CarInspection),
}
/** By its first bytes. */
const JPEG = new File([new Uint8Array([0xff, 0xd8, 0xff, ...Array<number>(20).fill(0)])], 'horn.jpg', {
  type: 'image/jpeg',
})

beforeEach(() => localStorage.clear())

it('asks for the odometer and a word for what is wrong, and sends the points that were looked at', async () => {
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`PUT ${PATH}`]: () => Response.json({ car: CAR, inspection: null, version: 'first' }),
  })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Front pads'), 'Defect')
  await user.click(screen.getByRole('button', { name: 'Brakes: the rest is in order' }))
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2)
  expect(screen.getByText(/^Sign by hand, or type/)).toBeTruthy()
  const odometer = screen.getByLabelText(/^Odometer/)
  expect(document.activeElement).toBe(odometer)
  const alert = screen.getByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await expect.poll(() => screen.getByRole('alert')).not.toBe(alert)
  await user.type(odometer, '64300')
  await user.type(screen.getByLabelText(/^What is wrong: Front pads/), 'Worn to 1 mm')
  expect(screen.getByText('10 of 100 points looked at')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(calls.map(([call]) => call)).not.toContain(`PUT ${PATH}`)
  await user.type(screen.getByLabelText('Or type your full name'), 'thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await screen.findByRole('heading', { name: 'Price history' })
  const sent = calls.find(([call]) => call === `PUT ${PATH}`)?.[1] as {
    odometer: number
    points: object[]
    signature: object
  }
  expect([sent.odometer, sent.points.length]).toEqual([64_300, 10])
  expect(sent.signature).toEqual({ typed: 'thabo', strokes: [] })
  expect(sent.points[0]).toEqual({ section: 'brakes', point: 'frontPads', result: 'defect', note: 'Worn to 1 mm' })
})

it('takes the miles that an odometer shows, says their kilometres, and sends these', async () => {
  const car = { ...CAR, odometerUnit: 'mi' as const }
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ car, inspection: null, version: 'none' } satisfies CarInspection),
    [`PUT ${PATH}`]: () => Response.json({ car, inspection: null, version: 'first' }),
  })
  const user = userEvent.setup()
  const field = await screen.findByLabelText(/^Odometer \(miles\)/)
  await user.type(field, '60000')
  expect(field).toHaveProperty('value', expect.stringMatching(/^60.?000$/))
  expect(screen.getByText(/^That is 96.561.km/)).toBeTruthy()
  await user.type(screen.getByLabelText('Or type your full name'), 'thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await screen.findByRole('heading', { name: 'Price history' })
  expect(calls.find(([call]) => call === `PUT ${PATH}`)?.[1]).toMatchObject({ odometer: 96_561 })
})

it('takes a signature by hand, and asks for another one where something was changed after it', async () => {
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`PUT ${PATH}`]: () => Response.json({ car: CAR, inspection: null, version: 'first' }),
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
  await screen.findByRole('heading', { name: 'Price history' })
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
        version: 'first',
      } satisfies CarInspection),
  })
  expect(await screen.findByText(/^Signed by hand by Awa Diop, 2 June 2026/)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Signature of Awa Diop' })).toBeTruthy()
})

it('corrects the report of the day that it is where the car stands', async () => {
  // Half an hour past midnight in Morocco.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-01T23:30:00Z'))
  onTestFinished(() => clock.mockRestore())
  const last = { inspector: 'Awa Diop', odometer: 64_210, points: [], signature: null, signedAt: null }
  await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ car: CAR, inspection: { ...last, date: '2026-06-02' }, version: 'first' }),
  })
  expect(await screen.findByLabelText(/^Odometer/)).toHaveProperty('value', expect.stringMatching(/^64.?210/))
})

it('keeps the notes of a report that is corrected in the language in which they were read', async () => {
  const point = { section: 'body', point: 'rust', result: 'advisory', note: 'A little at the sill' } as const
  const last = { inspector: 'Awa Diop', odometer: 64_210, points: [point], signature: null, signedAt: null }
  const today = '2026-06-02'
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T12:00:00Z`))
  onTestFinished(() => clock.mockRestore())
  const read: (string | null)[] = []
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: (_, query) => {
      read.push(query.get('language'))
      return Response.json({ car: CAR, inspection: { ...last, date: today }, version: 'first' })
    },
    [`PUT ${PATH}`]: () => Response.json({ car: CAR, inspection: null, version: 'first' }),
  })
  const user = userEvent.setup()
  await screen.findByDisplayValue('A little at the sill')
  await user.click(screen.getByRole('radio', { name: 'FR' }))
  await user.type(await screen.findByLabelText(/^Ou tapez/), 'Thabo')
  await user.click(screen.getByRole('button', { name: 'Publier le rapport' }))
  await expect
    .poll(() => calls.find(([call]) => call.startsWith('PUT'))?.[1])
    .toMatchObject({ language: 'en', points: [{ note: 'A little at the sill' }] })
  expect(read[0]).toBe('en')
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
  expect(JSON.parse(localStorage.getItem('inspection me MA-4K7Q2PXA') ?? '')).toEqual({
    odometer: 64_300,
    findings: { 'electrical.horn': { result: 'advisory', note: 'Faint' } },
    version: 'none',
  })
})

it('does not take the place of a report that somebody else has written meanwhile without a word', async () => {
  let inspection: CarInspection['inspection'] = null
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ car: CAR, inspection, version: inspection === null ? 'none' : 'theirs' }),
    [`PUT ${PATH}`]: (body) => {
      if ((body as { version: string }).version === 'theirs')
        return Response.json({ car: CAR, inspection: null, version: 'x' })
      const report = { date: '2026-06-02', inspector: 'Awa Diop', odometer: 64_210, points: [] }
      inspection = { ...report, signature: null, signedAt: null }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Odometer/), '64300')
  await user.type(screen.getByLabelText('Or type your full name'), 'Thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect(await screen.findByText('Somebody else changed this car meanwhile')).toBeTruthy()
  expect(screen.getByText(/Awa Diop/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  await screen.findByRole('heading', { name: 'Price history' })
  const sent = calls.filter(([call]) => call === `PUT ${PATH}`).map(([, body]) => body)
  expect(sent).toMatchObject([{ version: 'none' }, { version: 'theirs' }])
})

it('shows nobody what somebody else has found on the same device', async () => {
  await openOffice(PATH, SIGNED_IN)
  await userEvent.setup().selectOptions(await screen.findByLabelText('Horn'), 'Defect')
  cleanup()
  await openOffice(PATH, { ...SIGNED_IN, 'GET /me': () => Response.json({ ...ME, id: 'other' }) })
  expect(await screen.findByText('0 of 100 points looked at')).toBeTruthy()
})

it('says where the device keeps no photo, and takes none that the server would refuse', async () => {
  await openOffice(PATH, SIGNED_IN)
  const user = userEvent.setup({ applyAccept: false })
  await user.selectOptions(await screen.findByLabelText('Horn'), 'Defect')
  await user.type(screen.getByLabelText('Size of the flaw (mm): Horn'), '30')
  const text = () => new File(['text that is no picture'], 'horn.txt', { type: 'text/plain' })
  await user.upload(fileInput(), text())
  const refusal = await screen.findByText(/^This is no JPEG or PNG/)
  await user.upload(fileInput(), text())
  await expect.poll(() => screen.queryByText(/^This is no JPEG or PNG/)).not.toBe(refusal)
  expect(await screen.findByText(/^This is no JPEG or PNG/)).toBeTruthy()
  await user.upload(fileInput(), JPEG)
  expect(await screen.findByText(/^This device keeps no photos/)).toBeTruthy()
})

it('shows a photo that waits at its point, sends it once there is a connection, and publishes nothing before', async () => {
  const { kept, open } = memoryStore<QueuedPhoto>()
  device.open = open
  const flaw = { section: 'electrical', point: 'horn', sizeMm: 30 } as const
  const photo = { width: 640, height: 480, placeholder: '#336699', view: 'detail', kind: 'additional' } as const
  let photos: Photo[] = [{ ...photo, key: 'stock/front', flaw: null }]
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${CAR_PATH}`]: () => Response.json({ ...DETAILS, car: CAR, photos }),
    [`POST ${CAR_PATH}/photos`]: () => {
      photos = [...photos, { ...photo, key: 'stock/horn', flaw: null }]
      return Response.json({ photos }, { status: 201 })
    },
    [`PUT ${CAR_PATH}/photos`]: (body) => {
      photos = (body as { photos: Photo[] }).photos.map((shown) => ({ ...photo, ...shown }))
      return Response.json({ photos })
    },
  })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Horn'), 'Defect')
  await user.type(screen.getByLabelText(/^What is wrong: Horn/), 'Silent')
  await user.type(screen.getByLabelText('Size of the flaw (mm): Horn'), '30')
  await user.upload(fileInput(), JPEG)
  expect(await screen.findByText('Not sent yet')).toBeTruthy()
  expect([...kept.values()].map((each) => [each.person, each.flaw])).toEqual([['me', flaw]])
  await user.type(screen.getByLabelText(/^Odometer/), '64300')
  await user.type(screen.getByLabelText('Or type your full name'), 'Thabo')
  await user.click(screen.getByRole('button', { name: 'Publish the report' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 photo is not sent yet/)
  expect(calls.map(([call]) => call)).not.toContain(`PUT ${PATH}`)

  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await eventually(() =>
    expect(screen.queryByRole('img', { name: 'Photo 1: Horn' })?.getAttribute('src')).toBe(
      '/photos/stock/horn/320.webp',
    ),
  )
  expect([screen.queryByText('Not sent yet'), kept.size]).toEqual([null, 0])
})

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('No photo can be added.')
  return input
}
