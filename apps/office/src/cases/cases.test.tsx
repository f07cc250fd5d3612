import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { SALE } from '../testing/made-requests.ts'
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
