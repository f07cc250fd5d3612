import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { StockRecords, StockRecordsRequest } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { CAR } from '../testing/car.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = {
  id: 'me',
  name: 'Aya',
  email: 'a@example.org',
  role: 'editor',
  editions: ['ma'],
  may: ['listStock', 'setRecords'],
}
const PATH = '/cars/ma/4k7q2pxa/records'
const EMPTY: StockRecords = { car: CAR, records: { services: [], documents: [] }, version: 'first' }
const SERVICE = {
  date: '2024-03-10',
  odometer: 41_000,
  workshop: 'Garage Atlas',
  city: 'Casablanca',
  work: 'Oil changed',
  proof: 'stamp',
} as const

it('asks for what is missing, says at each field what is refused, and sends what was seen', async () => {
  const refused = [{ path: '/body/records/documents/0/validUntil', code: 'endsBeforeItBegins', values: {} }]
  const answers = [
    Response.json(
      { type: 'urn:x', title: 'x', status: 422, code: 'validation_failed', instance: 'x', errors: refused },
      { status: 422 },
    ),
  ]
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(EMPTY),
    [`PUT ${PATH}`]: () => answers.shift() ?? Response.json(EMPTY),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a service' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(5)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Day/))
  const service = within(screen.getByRole('group', { name: 'Service 1' }))
  await user.type(service.getByLabelText(/^Day/), '2024-03-10')
  await user.type(service.getByLabelText(/^Odometer/), '41000')
  await user.type(service.getByLabelText(/^Workshop/), 'Garage Atlas')
  await user.type(service.getByLabelText(/^Town/), 'Casablanca')
  await user.type(service.getByLabelText(/^What was done/), 'Oil changed')
  await user.selectOptions(service.getByLabelText('Proof'), 'Proven by stamp')
  await user.click(screen.getByLabelText('Insurance certificate'))
  await user.type(screen.getByLabelText('Valid until: Insurance certificate'), '2026-06-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('It ends before it begins.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  expect(calls.filter(([call]) => call.startsWith('PUT')).at(-1)?.[1]).toEqual({
    records: {
      services: [SERVICE],
      documents: [{ kind: 'insurance', number: null, issuedOn: null, validUntil: '2026-06-01' }],
    },
    version: 'first',
    language: 'en',
  })
})

it('keeps a text that is too long, and says so at its field', async () => {
  await openOffice(PATH, { 'GET /me': () => Response.json(ME), [`GET ${PATH}`]: () => Response.json(EMPTY) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a service' }))
  const work = screen.getByLabelText<HTMLTextAreaElement>(/^What was done/)
  await user.click(work)
  await user.paste('x'.repeat(1001))
  expect(work.value).toHaveLength(1001)
  expect(screen.getByText('At most 1 000 characters.')).toBeTruthy()
})

it('announces what is missing at every attempt', async () => {
  await openOffice(PATH, { 'GET /me': () => Response.json(ME), [`GET ${PATH}`]: () => Response.json(EMPTY) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a service' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.getByRole('alert')).not.toBe(alert)
  expect(screen.getByRole('alert').textContent).toBe(alert.textContent)
})

it('takes over what somebody else changed meanwhile, and loses nothing', async () => {
  let now = EMPTY
  const sent: StockRecordsRequest[] = []
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`PUT ${PATH}`]: (body) => {
      sent.push(body as StockRecordsRequest)
      if (sent.length > 1) return Response.json(now)
      now = { ...EMPTY, records: { services: [SERVICE], documents: [] }, version: 'second' }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Registration certificate'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody else changed this car meanwhile')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({
    records: {
      services: [SERVICE],
      documents: [{ kind: 'registration', number: null, issuedOn: null, validUntil: null }],
    },
    version: 'second',
    language: 'en',
  })
})

it('keeps texts in the language in which they were read, whatever is chosen meanwhile', async () => {
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...EMPTY, records: { services: [SERVICE], documents: [] } }),
    [`PUT ${PATH}`]: () => Response.json(EMPTY),
  })
  const user = userEvent.setup()
  await screen.findByDisplayValue('Oil changed')
  await user.click(screen.getByRole('radio', { name: 'FR' }))
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
  await expect
    .poll(() => calls.find(([call]) => call.startsWith('PUT'))?.[1])
    .toMatchObject({
      records: { services: [{ work: 'Oil changed' }] },
      language: 'en',
    })
})
