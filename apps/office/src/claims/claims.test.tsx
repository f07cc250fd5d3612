import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { Claim } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Awa', email: 'a@example.org', role: 'manager', editions: ['ma'], may: ['checkClaim'] }
const EXPIRED: Claim = {
  claim: 'warranty',
  state: 'expired',
  check: {
    at: '2026-01-01T08:00:00.000Z',
    by: 'Aya',
    evidence: 'Contract 14',
    legalNote: 'Law 31-08',
    validUntil: '2026-05-01',
  },
  version: 'first',
}
const UNCHECKED: Claim = { claim: 'loan', state: 'unchecked', check: null, version: 'none' }

it('says what the site promises and which promise is to be checked, and takes by what it holds', async () => {
  const sent: unknown[] = []
  let warranty = EXPIRED
  await openOffice('/claims/ma', {
    'GET /me': () => Response.json(ME),
    'GET /claims/ma': () => Response.json({ claims: [warranty, UNCHECKED] }),
    'PUT /claims/ma/warranty': (body) => {
      sent.push(body)
      warranty = { ...EXPIRED, state: 'holds', version: 'second' }
      return Response.json(warranty)
    },
  })
  const user = userEvent.setup()
  expect(await screen.findByText('2 claims are to be checked')).toBeTruthy()
  const card = within(screen.getByRole('region', { name: '6-month warranty' }))
  expect(card.getByText('Held until 1 May 2026: check it again')).toBeTruthy()
  expect(screen.getByText(/over 12 to 72 monthly payments, at an indicative annual rate from 5 percent/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Check it again' }))
  const evidence = card.getByLabelText<HTMLTextAreaElement>(/^Evidence/)
  expect(evidence.value).toBe('Contract 14')
  await user.clear(evidence)
  await user.type(evidence, 'Contract 15')
  fireEvent.change(card.getByLabelText(/^Holds until/), { target: { value: '2027-05-01' } })
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 claim is to be checked')).toBeTruthy()
  expect(sent).toEqual([
    { evidence: 'Contract 15', legalNote: 'Law 31-08', validUntil: '2027-05-01', version: 'first' },
  ])
})

it('keeps what was typed where somebody else has checked the promise meanwhile, and shows what they said', async () => {
  let warranty = EXPIRED
  const sent: unknown[] = []
  await openOffice('/claims/ma', {
    'GET /me': () => Response.json(ME),
    'GET /claims/ma': () => Response.json({ claims: [warranty] }),
    'PUT /claims/ma/warranty': (body) => {
      sent.push(body)
      if (sent.length > 1) return Response.json(warranty)
      warranty = {
        ...EXPIRED,
        check: { ...(EXPIRED.check as object), evidence: 'Contract 16' } as Claim['check'],
        version: 'second',
      }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Check it again' }))
  const evidence = screen.getByLabelText(/^Evidence/)
  await user.clear(evidence)
  await user.type(evidence, 'Contract 15')
  fireEvent.change(screen.getByLabelText(/^Holds until/), { target: { value: '2027-05-01' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Contract 16', { selector: 'p' })).toBeTruthy()
  expect(screen.getByLabelText(/^Evidence/)).toHaveProperty('value', 'Contract 15')
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.poll(() => save.hasAttribute('data-loading')).toBe(false)
  await user.click(save)
  await expect.poll(() => screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(sent[1]).toMatchObject({ evidence: 'Contract 15', validUntil: '2027-05-01', version: 'second' })
})

it('says in its card that the day of a check is over already, and keeps what was typed', async () => {
  const errors = [{ path: '/body/validUntil', code: 'endsBeforeItBegins', values: {} }]
  await openOffice('/claims/ma', {
    'GET /me': () => Response.json(ME),
    'GET /claims/ma': () => Response.json({ claims: [UNCHECKED, EXPIRED] }),
    'PUT /claims/ma/warranty': () => problem(422, 'validation_failed', { errors }),
  })
  const user = userEvent.setup()
  const card = within(await screen.findByRole('region', { name: '6-month warranty' }))
  const open = card.getByRole('button', { name: 'Check it again' })
  await user.click(open)
  fireEvent.change(card.getByLabelText(/^Holds until/), { target: { value: '2026-01-01' } })
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect((await card.findByRole('alert')).textContent).toBe(
    'The day until which it holds is over already. Choose a later one.',
  )
  expect(card.getByLabelText(/^Evidence/)).toHaveProperty('value', 'Contract 14')
  await user.click(open)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks before evidence that was typed is left, and not once its form is closed', async () => {
  await openOffice('/claims/ma', {
    'GET /me': () => Response.json(ME),
    'GET /claims/ma': () => Response.json({ claims: [EXPIRED] }),
  })
  const isLeftUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const user = userEvent.setup()
  const open = await screen.findByRole('button', { name: 'Check it again' })
  await user.click(open)
  expect(isLeftUnasked()).toBe(true)
  await user.type(screen.getByLabelText(/^Evidence/), ' and 15')
  await expect.poll(isLeftUnasked).toBe(false)
  await user.click(open)
  await expect.poll(isLeftUnasked).toBe(true)
})

it('asks no more for evidence that was left with its edition', async () => {
  await openOffice('/claims/ma', {
    'GET /me': () => Response.json({ ...ME, editions: ['ma', 'sn'] }),
    'GET /claims/ma': () => Response.json({ claims: [EXPIRED] }),
    'GET /claims/sn': () => Response.json({ claims: [] }),
  })
  const isLeftUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const user = userEvent.setup()
  const choose = async (edition: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Country' }))
    await user.click(await screen.findByRole('option', { name: edition }))
  }
  await user.click(await screen.findByRole('button', { name: 'Check it again' }))
  await user.type(screen.getByLabelText(/^Evidence/), ' and 15')
  await choose('Senegal')
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Check it again' })).toBeNull()
  await choose('Morocco')
  expect(await screen.findByRole('button', { name: 'Check it again' })).toBeTruthy()
  await expect.poll(isLeftUnasked).toBe(true)
})

it('only shows them to those who may not check', async () => {
  await openOffice('/claims/ma', {
    'GET /me': () => Response.json({ ...ME, role: 'editor', may: ['listClaims'] }),
    'GET /claims/ma': () => Response.json({ claims: [EXPIRED] }),
  })
  expect(await screen.findByText('Contract 14')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check it again' })).toBeNull()
})
