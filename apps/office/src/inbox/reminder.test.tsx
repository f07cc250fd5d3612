import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { Request as OfficeRequest } from '@otosafi/api-client/office-schema'
import { formatDate } from '@otosafi/editions/format/date'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listRequests'] }
const REQUEST: OfficeRequest = {
  summary: {
    edition: 'ma',
    reference: 'MA-QS-4K7Q2PXA',
    kind: 'callback',
    state: 'inProgress',
    language: 'fr',
    createdAt: '2026-06-01T09:00:00.000Z',
    from: 'Salma',
    about: null,
    owner: null,
    firstAnswerMinutes: null,
    remindOn: null,
  },
  car: null,
  question: null,
  rows: [],
  events: [],
  notes: [],
  actions: ['close'],
  templates: [],
  matches: [],
}
const PATH = '/requests/ma/MA-QS-4K7Q2PXA'

it('keeps the day on which the team wants to be reminded of a request, and takes it back', async () => {
  let remindOn: string | null = null
  const calls = await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...REQUEST, summary: { ...REQUEST.summary, remindOn } }),
    [`PUT ${PATH}/reminder`]: (body) => {
      ;({ remindOn } = body as { remindOn: string | null })
      return Response.json(REQUEST)
    },
  })
  const user = userEvent.setup()
  const isKept = () => expect(screen.getByRole('button', { name: 'Keep' })).toHaveProperty('disabled', true)
  await screen.findByLabelText('Remind on')
  isKept()
  fireEvent.change(screen.getByLabelText('Remind on'), { target: { value: '2026-06-08' } })
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(isKept)
  expect(screen.getByLabelText('Remind on')).toHaveProperty('value', '2026-06-08')
  fireEvent.change(screen.getByLabelText('Remind on'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'No reminder' }))
  await waitFor(isKept)
  expect(calls.filter(([call]) => call.startsWith('PUT')).map(([, body]) => body)).toEqual([
    { remindOn: '2026-06-08', former: null },
    { remindOn: null, former: '2026-06-08' },
  ])
})

it('says that somebody else has chosen another day, and shows it', async () => {
  let remindOn: string | null = null
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json({ ...REQUEST, summary: { ...REQUEST.summary, remindOn } }),
    [`PUT ${PATH}/reminder`]: () => {
      remindOn = '2026-06-10'
      return problem(409, 'conflict')
    },
  })
  fireEvent.change(await screen.findByLabelText('Remind on'), { target: { value: '2026-06-08' } })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Keep' }))
  expect(await screen.findByText(/^Somebody else was faster/)).toBeTruthy()
  expect(screen.getByLabelText('Remind on')).toHaveProperty('value', '2026-06-10')
})

it('lists those that are due where it is asked for, by the address', async () => {
  await openOffice('/?due=true', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () =>
      Response.json({
        requests: [{ ...REQUEST.summary, remindOn: '2026-06-08' }],
        total: 1,
        nextCursor: null,
      }),
  })
  expect(await screen.findByRole('checkbox', { name: 'Due', checked: true })).toBeTruthy()
  expect(screen.getByText(formatDate('2026-06-08', 'en'))).toBeTruthy()
})
