import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { Case } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { CASES, SALE } from '../testing/made-requests.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Amina', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listCases'] }
const PATH = '/cases/sale/ma/MA-SL-7K3Q2P4X'

it('sends what was typed for an act, and keeps it with the server’s words where it cannot be read', async () => {
  let now = SALE
  const refused = Response.json(
    { type: 'urn:x', title: 'x', status: 422, code: 'validation_failed', instance: 'x', detail: 'No such amount.' },
    { status: 422 },
  )
  const answers = [refused]
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`POST ${PATH}/acts`]: () => {
      const answer = answers.shift()
      if (answer) return answer
      now = { ...SALE, event: 'second', acts: [], summary: { ...SALE.summary, state: 'offer' } }
      return Response.json(now)
    },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Make the offer' }))
  await user.type(form.getByLabelText(/^Price before/), '80 000')
  await user.type(form.getByLabelText('Amount'), 'much')
  await user.click(form.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toBe('No such amount.')
  await user.clear(form.getByLabelText('Amount'))
  await user.type(form.getByLabelText('Amount'), '2 000')
  await user.click(form.getByRole('button'))
  expect(await screen.findByText('Nothing is left to be done.')).toBeTruthy()
  expect(screen.getByText('Offer made')).toBeTruthy()
  expect(calls.filter(([call]) => call.startsWith('POST')).at(-1)?.[1]).toEqual({
    action: 'offer',
    reason: null,
    event: SALE.event,
    typed: { base: '80 000', kind1: 'tyres', amount1: '2 000' },
  })
})

it('is sent by its button alone, to which Enter in a field leads', async () => {
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(SALE),
    [`POST ${PATH}/acts`]: () => Response.json(SALE),
  })
  const sent = () => calls.filter(([call]) => call.startsWith('POST'))
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Make the offer' }))
  await user.type(form.getByLabelText(/^Price before/), '8{Enter}')
  expect(document.activeElement).toBe(form.getByRole('button'))
  expect(sent()).toEqual([])
  await user.keyboard('{Enter}')
  await expect.poll(sent).toHaveLength(1)
})

it('is left unasked once what was typed is sent', async () => {
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(SALE),
    [`POST ${PATH}/acts`]: () => Response.json(SALE),
  })
  const isLeftUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Make the offer' }))
  await user.type(form.getByLabelText(/^Price before/), '80 000')
  expect(isLeftUnasked()).toBe(false)
  await user.click(form.getByRole('button'))
  await expect.poll(() => form.getByLabelText(/^Price before/)).toHaveProperty('value', '')
  await expect.poll(isLeftUnasked).toBe(true)
})

it('sends no second act while one is under way', async () => {
  let answer: (response: Response) => void = () => undefined
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(SALE),
    [`POST ${PATH}/acts`]: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  const user = userEvent.setup()
  const offer = within(await screen.findByRole('form', { name: 'Make the offer' }))
  const close = within(screen.getByRole('form', { name: 'Close the sale' })).getByRole('button')
  await user.type(offer.getByLabelText(/^Price before/), '80 000')
  await user.click(offer.getByRole('button'))
  expect(close).toHaveProperty('disabled', true)
  answer(problem(503, 'unavailable'))
  await expect.poll(() => close).toHaveProperty('disabled', false)
})

it('refuses a reason that is too long at its field, and keeps it', async () => {
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(SALE),
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Close the sale' }))
  const reason = form.getByLabelText<HTMLTextAreaElement>(/^Reason/)
  await user.click(reason)
  await user.paste('x'.repeat(501))
  await user.click(form.getByRole('button'))
  expect(reason.value).toHaveLength(501)
  expect(form.getByText('At most 500 characters.')).toBeTruthy()
  expect(calls.filter(([call]) => call.startsWith('POST'))).toEqual([])
  await user.type(reason, '{Backspace}')
  expect(form.queryByText('At most 500 characters.')).toBeNull()
  expect(reason.validity.valid).toBe(true)
})

it('says that something else has happened since, and shows it', async () => {
  let now = SALE
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`POST ${PATH}/acts`]: () => {
      now = { ...SALE, event: 'second', acts: [], summary: { ...SALE.summary, state: 'closed' } }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Close the sale' }))
  await user.type(form.getByLabelText(/^Reason/), 'Sold elsewhere.')
  await user.click(form.getByRole('button'))
  expect(await screen.findByText('Somebody else was faster', { exact: false })).toBeTruthy()
  expect(await screen.findByText('Closed')).toBeTruthy()
})

it('opens the photos of a car in a new tab, and says so', async () => {
  await openOffice(PATH, { 'GET /me': () => Response.json(ME), [`GET ${PATH}`]: () => Response.json(SALE) })
  const [first] = await screen.findAllByRole('link', { name: /^Photo \d \(new tab\)$/ })
  expect(first?.getAttribute('href')).toBe('/photos/story-blue/1280.jpeg')
  expect(first?.getAttribute('target')).toBe('_blank')
})

it('takes as much in a field as the server does', async () => {
  const [offer] = SALE.acts
  if (offer === undefined) throw new Error('There is no act.')
  const note = { name: 'note1', label: 'Note', kind: 'text', isNeeded: false, group: null, value: null } as const
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () =>
      Response.json({ ...SALE, acts: [{ ...offer, fields: [{ ...note, most: 20, options: [] }] }] }),
  })
  await userEvent.setup().type(await screen.findByLabelText('Note'), 'x'.repeat(21))
  expect(screen.getByText('At most 20 characters.')).toBeTruthy()
})

const visitAt = (event: string, slots: readonly string[]): Case => ({
  ...SALE,
  event,
  summary: { ...SALE.summary, kind: 'visit', state: 'confirmed' },
  acts: [
    {
      action: 'move',
      label: 'Move the visit',
      reason: 'optional',
      fields: [
        {
          name: 'slot',
          label: 'New time',
          kind: 'choice',
          isNeeded: true,
          group: null,
          value: null,
          most: 300,
          options: slots.map((slot) => ({ value: `${slot}-id`, label: slot })),
        },
      ],
    },
  ],
})
const VISIT_PATH = '/cases/visit/ma/MA-SL-7K3Q2P4X'

it.each([
  ['somebody else was faster', () => problem(409, 'conflict'), 'second'],
  ['it was taken meanwhile', () => problem(422, 'validation_failed', { detail: 'That time is taken.' }), 'first'],
])('names the time that was chosen and is gone where %s, and keeps what was typed', async (_, refused, event) => {
  let now = visitAt('first', ['9:00', '10:00', '11:00'])
  const sent: unknown[] = []
  await openOffice(VISIT_PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${VISIT_PATH}`]: () => Response.json(now),
    [`POST ${VISIT_PATH}/acts`]: (body) => {
      sent.push(body)
      if (sent.length > 1) return Response.json(now)
      now = visitAt(event, ['9:00', '11:00'])
      return refused()
    },
  })
  const user = userEvent.setup()
  const slot = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^New time/ })
  await user.selectOptions(slot, '10:00')
  await user.type(screen.getByLabelText(/^Reason/), 'The car is elsewhere.')
  await user.click(screen.getByRole('button', { name: 'Move the visit' }))
  expect(await screen.findByText('“10:00” is no longer there. Choose again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move the visit' }))
  expect(sent).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: /^New time/ }), '11:00')
  await user.click(screen.getByRole('button', { name: 'Move the visit' }))
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('')
  expect(sent[1]).toEqual({ action: 'move', reason: 'The car is elsewhere.', typed: { slot: '11:00-id' }, event })
})

it('has no list of what there is not', async () => {
  await openOffice('/cases/everything', { 'GET /me': () => Response.json(ME) })
  expect((await screen.findByRole('alert')).textContent).toContain('It is not there')
})

it('tells what happened to a case, by whom, with the reasons', async () => {
  await openOffice(PATH, { 'GET /me': () => Response.json(ME), [`GET ${PATH}`]: () => Response.json(SALE) })
  const steps = within(await screen.findByRole('region', { name: 'What was done' }))
  expect(steps.getByText('Two tyres are worn.')).toBeTruthy()
  expect(steps.getByText('the visitor')).toBeTruthy()
  expect(steps.getByText('the team')).toBeTruthy()
})

it('lists each case by the clock of its country, wherever it is read', async () => {
  const [booking] = CASES.booking.cases
  const cases = (['rw', 'sn'] as const).map((edition) => ({ ...booking, edition, reference: `${edition}-booking` }))
  await openOffice('/cases/booking', {
    'GET /me': () => Response.json(ME),
    'GET /cases/booking': () => Response.json({ cases, total: 2, nextCursor: null }),
  })
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
  const [kigali, dakar] = [await rowOf('rw-booking'), await rowOf('sn-booking')]
  expect(kigali.getByText(/, 19:00$/)).toBeTruthy()
  expect(kigali.getByText(/, 14:30$/)).toBeTruthy()
  expect(dakar.getByText(/, 17:00$/)).toBeTruthy()
  expect(dakar.getByText(/, 12:30$/)).toBeTruthy()
})

it('marks what the team has to pay back, and lists that alone where it is asked to', async () => {
  const [owing] = CASES.booking.cases
  const plain = { ...owing, reference: 'MA-BK-7K3Q2P4X', refund: false }
  const asked: (string | null)[] = []
  await openOffice('/cases/booking', {
    'GET /me': () => Response.json(ME),
    'GET /cases/booking': (_, query) => {
      asked.push(query.get('refund'))
      const cases = query.has('refund') ? [owing] : [plain, owing]
      return Response.json({ cases, total: cases.length, nextCursor: null })
    },
  })
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
  await screen.findByRole('row', { name: new RegExp(plain.reference) })
  expect(rowOf(plain.reference).queryByText('To be paid back by hand')).toBeNull()
  expect(rowOf(owing.reference).getByText('To be paid back by hand')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'To be paid back by hand' }))
  await expect.poll(() => screen.queryByRole('row', { name: new RegExp(plain.reference) })).toBeNull()
  expect(rowOf(owing.reference).getByText('To be paid back by hand')).toBeTruthy()
  expect([asked.at(0), asked.at(-1)]).toEqual([null, 'true'])
})

it('tells when something happened to a case by the clock of its country', async () => {
  const path = PATH.replace('/ma/', '/rw/')
  const sale = { ...SALE, summary: { ...SALE.summary, edition: 'rw' } }
  await openOffice(path, { 'GET /me': () => Response.json(ME), [`GET ${path}`]: () => Response.json(sale) })
  const steps = within(await screen.findByRole('region', { name: 'What was done' }))
  expect(steps.getByText(/, 10:00$/)).toBeTruthy()
  expect(steps.getByText(/, 12:00$/)).toBeTruthy()
})
