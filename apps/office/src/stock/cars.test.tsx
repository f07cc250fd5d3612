import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'

import type { StockCarDetails } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { DRAFT } from '../testing/draft.ts'
import { FACTS } from '../testing/facts.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = {
  id: 'me',
  name: 'Mariam',
  email: 'm@example.org',
  role: 'manager',
  editions: ['ma'],
  may: ['listStock', 'addCar', 'setCarFacts', 'publishCar', 'withdrawCar', 'deleteCar', 'addCarPhoto', 'setCarPrice'],
}
const CATALOGUE = {
  brands: [{ id: 'dacia', name: 'Dacia', models: [{ id: 'logan', name: 'Logan', bodyType: 'sedan' }] }],
  cities: [{ id: 'casablanca', name: 'Casablanca' }],
}
const PHOTO = {
  width: 640,
  height: 480,
  placeholder: '#336699',
  view: 'detail',
  kind: 'additional',
  flaw: null,
} as const
const PATH = '/cars/ma/4k7q2pxa'
const SIGNED_IN = { 'GET /me': () => Response.json(ME), 'GET /catalogue/ma': () => Response.json(CATALOGUE) }
const refused = (errors: object[]) =>
  Response.json(
    { type: 'urn:x', title: 'x', status: 422, code: 'validation_failed', instance: 'x', errors },
    { status: 422 },
  )

it('says at each field what is missing or refused, keeps what was typed, and leads to the draft', async () => {
  const today = '2026-07-01'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
  const answers = [
    refused([{ path: '/body/facts/vin', code: 'vinOfAnotherCar', values: {} }]),
    Response.json(DRAFT, { status: 201 }),
  ]
  const calls = await openOffice('/cars/new/ma', {
    ...SIGNED_IN,
    'POST /cars/ma': () => answers.shift() ?? problem(500, 'x'),
    [`GET ${PATH}`]: () => Response.json(DRAFT),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Save as a draft' }))
  expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(8)

  const choose = async (name: string, value: string) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: value }))
  }
  await choose('Brand', 'Dacia')
  await choose('Model', 'Logan')
  expect(screen.getByDisplayValue('Sedan')).toBe(screen.getByRole('combobox', { name: 'Body type' }))
  await user.type(screen.getByLabelText(/^Model year/), '2021')
  await choose('Origin', 'Local')
  await choose('City', 'Casablanca')
  await user.type(screen.getByLabelText(/^Mileage/), '64200')
  await user.type(screen.getByLabelText(/^Chassis number/), 'UU1HSDADG12345678')
  await choose('Fuel type', 'Diesel')
  await choose('Transmission', 'Manual')
  await choose('Colour', 'White')
  await user.type(screen.getByLabelText(/^Seats/), '5')
  await user.type(screen.getByLabelText(/^Price/), '120000')
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }))
  expect(await screen.findByText('Another car of the stock has this number.')).toBeTruthy()
  expect(screen.getByDisplayValue('UU1HSDADG12345678')).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Chassis number/))
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }))
  expect(await screen.findByText('A draft: the site does not show it yet.')).toBeTruthy()
  const sent = calls.filter(([call]) => call === 'POST /cars/ma').at(-1)?.[1]
  const facts = { ...FACTS, noOfOwners: null, features: [], vin: null }
  expect(sent).toEqual({ price: 120_000, facts, mileageReadOn: today })
})

it('shows what somebody else has changed meanwhile, loses nothing, and saves at the second press', async () => {
  const theirs = { ...FACTS, mileage: 70_000, trim: 'Ambiance' }
  let now: StockCarDetails = DRAFT
  const calls = await openOffice(`${PATH}/edit`, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json(now),
    [`PUT ${PATH}/facts`]: (body) => {
      if ((body as { version: string }).version === now.version && now.version !== 'first') return Response.json(now)
      now = { ...DRAFT, facts: theirs, version: 'second' }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Exterior colour/), 'Blanc Glacier')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const changes = await screen.findByRole('status')
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Version: Not known, now Ambiance', 'Mileage (km): 64\u00a0200, now 70\u00a0000'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A draft: the site does not show it yet.')).toBeTruthy()
  expect(calls.filter(([call]) => call === `PUT ${PATH}/facts`).at(-1)?.[1]).toEqual({
    version: 'second',
    mileageReadOn: null,
    facts: { ...theirs, exteriorColor: 'Blanc Glacier' },
  })
})

it('moves photos and says what they show by buttons, and takes one away', async () => {
  const photos = ['a', 'b'].map((key, at) => ({ ...PHOTO, key: `stock/${key}`, kind: at === 0 ? 'key' : PHOTO.kind }))
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ ...DRAFT, photos }),
    [`PUT ${PATH}/photos`]: () => Response.json({ ...DRAFT, photos }),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Move photo 2 forward' }))
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove photo 1' })
  await expect.poll(() => remove.disabled).toBe(false)
  await user.click(remove)
  const sent = () => calls.filter(([call]) => call === `PUT ${PATH}/photos`).map(([, body]) => body)
  expect(sent()).toEqual([
    {
      photos: [
        { key: 'stock/b', view: 'detail', flaw: null },
        { key: 'stock/a', view: 'detail', flaw: null },
      ],
      version: 'photos',
    },
    { photos: [{ key: 'stock/b', view: 'detail', flaw: null }], version: 'photos' },
  ])
})

it('asks before a car is withdrawn, and before a draft is deleted', async () => {
  let car: StockCarDetails = { ...DRAFT, car: { ...DRAFT.car, state: 'available' }, page: 'https://otosafi.ma/x' }
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json(car),
    [`DELETE ${PATH}/publication`]: () => {
      car = { ...car, page: null, car: { ...car.car, state: 'withdrawn' } }
      return Response.json(car)
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(screen.getByRole('link', { name: 'Page on the site (new tab)', hidden: true })).toHaveProperty(
    'target',
    '_blank',
  )
  const dialog = await screen.findByRole('dialog', { name: 'Take Dacia Logan off the site?' })
  expect(calls.filter(([call]) => call.startsWith('DELETE'))).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Taken off the site.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBe(null)
})

it('says which flaw a photo shows once both its place and its size are known', async () => {
  const photos = ['stock/a', 'stock/b'].map((key) => ({ ...PHOTO, key }))
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ ...DRAFT, photos }),
    [`PUT ${PATH}/photos`]: () => Response.json(DRAFT),
  })
  const user = userEvent.setup()
  const sent = () => calls.filter(([call]) => call.startsWith('PUT')).map(([, body]) => body)
  await user.selectOptions(await screen.findByLabelText('Flaw on photo 2'), 'Front bumper')
  expect(screen.queryByLabelText('Flaw on photo 1')).toBe(null)
  expect(sent()).toEqual([])
  await user.type(screen.getByLabelText('Size of the flaw on photo 2 (mm)'), '40')
  await user.tab()
  await expect.poll(sent).toEqual([
    {
      photos: [
        { key: 'stock/a', view: 'detail', flaw: null },
        { key: 'stock/b', view: 'detail', flaw: { section: 'body', point: 'frontBumper', sizeMm: 40 } },
      ],
      version: 'photos',
    },
  ])
})

it('draws a circle around a flaw where the picture is pressed, keeps it when the size changes, and removes it', async () => {
  const flaw = { section: 'body', point: 'frontBumper', sizeMm: 40 } as const
  let photos: StockCarDetails['photos'] = [
    { ...PHOTO, key: 'stock/a', kind: 'key' },
    { ...PHOTO, key: 'stock/b', kind: 'flaw', flaw },
  ]
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ ...DRAFT, photos }),
    [`PUT ${PATH}/photos`]: (body) => {
      const shown = (body as { photos: { flaw: (typeof photos)[number]['flaw'] }[] }).photos
      photos = photos.map((photo, at) => ({ ...photo, flaw: shown[at]?.flaw ?? null }))
      return Response.json(DRAFT)
    },
  })
  const user = userEvent.setup()
  const sent = () => calls.filter(([call]) => call.startsWith('PUT')).map(([, body]) => flawOfSecond(body))
  const open = async () => user.click(await screen.findByRole('button', { name: /^Circle.* Photo 2$/ }))

  await open()
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: 'Close this window' })).toBeTruthy()
  const picture = dialog.querySelector('img')!
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 300))
  fireEvent.click(picture, { clientX: 300, clientY: 125 })
  vi.restoreAllMocks()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(sent).toEqual([{ ...flaw, mark: { x: 50, y: 25, size: 20 } }])

  await user.clear(await screen.findByLabelText('Size of the flaw on photo 2 (mm)'))
  await user.type(screen.getByLabelText('Size of the flaw on photo 2 (mm)'), '60')
  await user.tab()
  await expect.poll(() => sent().at(-1)).toEqual({ ...flaw, sizeMm: 60, mark: { x: 50, y: 25, size: 20 } })

  await open()
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Width' }), { key: 'ArrowRight' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent().at(-1)).toEqual({ ...flaw, sizeMm: 60, mark: { x: 50, y: 25, size: 21 } })
  await open()
  await user.click(screen.getByRole('button', { name: 'Remove the circle' }))
  await expect.poll(() => sent().at(-1)).toEqual({ ...flaw, sizeMm: 60 })
})

function flawOfSecond(body: unknown): unknown {
  return (body as { photos: { flaw: unknown }[] }).photos[1]?.flaw
}

it('shows the flaw that is there again where another was refused, and arranges once what is pressed twice', async () => {
  const flaw = { section: 'body', point: 'frontBumper', sizeMm: 40 } as const
  const photos = [
    { ...PHOTO, key: 'stock/a', kind: 'key' },
    { ...PHOTO, key: 'stock/b', kind: 'flaw', flaw },
  ]
  const calls = await openOffice(PATH, {
    ...SIGNED_IN,
    [`GET ${PATH}`]: () => Response.json({ ...DRAFT, photos }),
    [`PUT ${PATH}/photos`]: () => refused([{ path: '/body/photos/1/flaw', code: 'invalid', values: {} }]),
  })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Flaw on photo 2'), 'Rust')
  expect(await screen.findByRole('alert')).toBeTruthy()
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>('Flaw on photo 2').value).toBe('body.frontBumper')
  await user.dblClick(screen.getByRole('button', { name: 'Remove photo 2' }))
  await expect.poll(() => calls.filter(([call]) => call.startsWith('PUT')).length).toBe(2)
})

it('reads a chassis number: what it says can be taken over, and what contradicts it is said', async () => {
  await openOffice('/cars/new/ma', SIGNED_IN)
  const user = userEvent.setup()
  const vin = await screen.findByLabelText('Chassis number (VIN)')
  await user.type(vin, 'uu1 hsdadg 12345678')
  expect(await screen.findByText(/^Made by Dacia\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take this over' }))
  expect(screen.getByRole('combobox', { name: /^Brand/ })).toHaveProperty('value', 'Dacia')
  expect(screen.queryByRole('button', { name: 'Take this over' })).toBe(null)
  await user.clear(vin)
  await user.type(vin, '1HGCM82633A004353')
  expect(await screen.findByText(/^Made by Honda\..*check digit is wrong/)).toBeTruthy()
})

it('names other cars that may be this one, with the reason, and blocks nothing', async () => {
  const alike = {
    car: { ...CAR, id: 'bbbbbbbb', reference: 'MA-BBBBBBBB', state: 'available' as const },
    by: 'photo' as const,
  }
  await openOffice(PATH, {
    'GET /me': () => Response.json({ ...ME, may: ['publishCar'] }),
    [`GET ${PATH}`]: () => Response.json({ ...DRAFT, alike: [alike] }),
  })
  const note = within(await screen.findByRole('note', { name: /in the stock already/ }))
  expect(note.getByRole('link', { name: 'Dacia Logan 2021, MA-BBBBBBBB' }).getAttribute('href')).toBe(
    '/cars/ma/bbbbbbbb',
  )
  expect(note.getByText(/Available · with a photo of this one/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false)
})
