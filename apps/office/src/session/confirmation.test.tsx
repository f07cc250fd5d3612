import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { Case } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { SALE_PATH } from '../testing/answers.ts'
import { SALE } from '../testing/made-requests.ts'
import { ME_OWNER } from '../testing/made-team.ts'
import { openOffice } from '../testing/open-office.tsx'

const REASON = 'Paid at the desk.'
const PAYABLE: Case = {
  ...SALE,
  acts: [{ action: 'pay', label: 'Paid', reason: 'optional', fields: [] }],
}
const CONFIRM = 'POST /sessions/current/proof'
const PAY = `POST ${SALE_PATH}/acts`

/** Opens a sale that is paid by a code; `codes` are the answers to those that are given. */
async function openSale(codes: readonly Response[]) {
  const left = [...codes]
  let isConfirmed = false
  const calls = await openOffice(SALE_PATH, {
    'GET /me': () => Response.json(ME_OWNER),
    [`GET ${SALE_PATH}`]: () => Response.json(PAYABLE),
    [CONFIRM]: () => {
      const answer = left.shift() ?? problem(500, 'internal')
      isConfirmed = answer.ok
      return answer
    },
    [PAY]: () => (isConfirmed ? Response.json({ ...PAYABLE, acts: [] }) : problem(410, 'otp_expired')),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Reason/), REASON)
  await user.click(screen.getByRole('button', { name: 'Paid' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  return { user, calls, dialog, paid: () => calls.filter(([call]) => call === PAY).map(([, body]) => body) }
}

it('is asked for before a sensitive act, which is then done with all that was typed', async () => {
  const { user, calls, dialog, paid } = await openSale([
    problem(422, 'otp_invalid'),
    new Response(null, { status: 204 }),
  ])
  const code = within(dialog).getByLabelText(/^Code/)
  await user.type(code, '000000')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await within(dialog).findByText('The code is not right', { exact: false })).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await expect.poll(paid).toHaveLength(2)
  const sent = { action: 'pay', reason: REASON, typed: {}, event: SALE.event }
  expect(paid()).toEqual([sent, sent])
  expect(calls.filter(([call]) => call === CONFIRM).map(([, body]) => body)).toEqual([
    { code: '000000' },
    { code: '123456' },
  ])
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
})

it('is not given by who leaves the question: nothing is done, and what was typed stays', async () => {
  const { user, dialog, paid } = await openSale([])
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('alert')).textContent).toContain('It was not confirmed')
  expect(screen.getByDisplayValue(REASON)).toBeTruthy()
  expect(paid()).toHaveLength(1)
})
