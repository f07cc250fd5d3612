import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const TICKET = 't'.repeat(43)
const ME = { id: 'i', name: 'Amina', email: 'a@example.org', role: 'agent', editions: ['ma'], may: ['listRequests'] }
const EMPTY = { requests: [], total: 0, nextCursor: null }

it('asks for a password and a code, tells the recovery codes once, and goes on to where one wanted to go', async () => {
  let isIn = false
  const calls = await openOffice('/?state=received', {
    'GET /me': () => (isIn ? Response.json(ME) : problem(401, 'unauthorized')),
    'GET /requests': () => Response.json(EMPTY),
    'POST /sessions': () =>
      Response.json({
        ticket: TICKET,
        enrolment: { secret: 'A'.repeat(32), uri: 'otpauth://totp/Otosafi:a?secret=A' },
      }),
    'POST /sessions/second-factor': () => {
      isIn = true
      return Response.json({ recoveryCodes: ['QJ4DX-7MNP2'] })
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^E-mail/), 'a@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByDisplayValue('A'.repeat(32))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Code/))
  await user.keyboard('123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('QJ4DX-7MNP2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('No request matches.')).toBeTruthy()
  expect(location.search).toBe('?state=received')
  expect(calls.filter(([call]) => call.startsWith('POST'))).toEqual([
    ['POST /sessions', { email: 'a@example.org', password: 'correct horse battery' }],
    ['POST /sessions/second-factor', { ticket: TICKET, code: '123456' }],
  ])
})

it('is asked for where the session ends between two pages, and leads to the second one', async () => {
  let isIn = true
  const ifIn = (body: object) => () => (isIn ? Response.json(body) : problem(401, 'token_expired'))
  await openOffice('/', {
    'GET /me': ifIn({ ...ME, may: ['listRequests', 'listStock'] }),
    'GET /requests': ifIn(EMPTY),
    'GET /cars': ifIn({ cars: [], total: 0, nextCursor: null }),
    'POST /sessions': () => Response.json({ ticket: TICKET, enrolment: null }),
    'POST /sessions/second-factor': () => {
      isIn = true
      return Response.json({ recoveryCodes: [] })
    },
  })
  const user = userEvent.setup()
  const stock = await screen.findByRole('link', { name: 'Stock' })
  isIn = false
  await user.click(stock)
  await user.type(await screen.findByLabelText(/^E-mail/), 'a@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Stock' })).toBeTruthy()
  expect(location.pathname).toBe('/cars')
})

it('says that something is wrong and not what, and keeps what was typed', async () => {
  await openOffice('/sign-in', { 'POST /sessions': () => problem(401, 'invalid_credentials') })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^E-mail/), 'a@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe('E-mail, password or code is not right.')
  expect(screen.getByDisplayValue('a@example.org')).toBeTruthy()
})

it('says that the session is still open where signing out did not arrive, and leads out once it is over', async () => {
  const answers = [problem(503, 'unavailable'), problem(401, 'token_expired')]
  await openOffice('/', {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json(EMPTY),
    'DELETE /sessions/current': () => answers.shift() ?? problem(500, 'internal'),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your session is still open.')
  expect(screen.getByText('No request matches.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

it('begins again where the time for a code is over, with another secret', async () => {
  const secrets = ['A'.repeat(32), 'B'.repeat(32)]
  await openOffice('/sign-in', {
    'POST /sessions': () => {
      const secret = secrets.shift() ?? ''
      return Response.json({ ticket: TICKET, enrolment: { secret, uri: `otpauth://totp/Otosafi:a?secret=${secret}` } })
    },
    'POST /sessions/second-factor': () => problem(401, 'invalid_credentials'),
  })
  const user = userEvent.setup()
  const begin = async () => {
    await user.type(await screen.findByLabelText(/^E-mail/), 'a@example.org')
    await user.type(screen.getByLabelText(/^Password/), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
  }
  await begin()
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe('E-mail, password or code is not right.')
  await user.click(screen.getByRole('button', { name: 'Begin again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await begin()
  expect(await screen.findByDisplayValue('B'.repeat(32))).toBeTruthy()
})

it.each(['//example.org', '/\\example.org', 'https://example.org'])('leads to no other host: %s', async (to) => {
  await openOffice(`/sign-in?to=${encodeURIComponent(to)}`, {
    'GET /me': () => Response.json(ME),
    'GET /requests': () => Response.json(EMPTY),
    'POST /sessions': () => Response.json({ ticket: TICKET, enrolment: null }),
    'POST /sessions/second-factor': () => Response.json({ recoveryCodes: [] }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^E-mail/), 'a@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText(/^Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('No request matches.')).toBeTruthy()
  expect(location.pathname).toBe('/')
})

it('shows who signed in by another tab, at once where this one hears of it and else with the next page', async () => {
  let name = 'Amina'
  const me = () => ({ ...ME, id: name, name, may: ['listRequests', 'listStock'] })
  await openOffice('/', {
    'GET /me': () => Response.json(me()),
    'GET /requests': () => Response.json(EMPTY),
    'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }),
  })
  const menu = within(await screen.findByRole('navigation'))
  expect(menu.getByText('Amina')).toBeTruthy()
  name = 'Badr'
  const newValue = JSON.stringify({ at: Date.now(), data: me() })
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept me', newValue }))
  expect(await menu.findByText('Badr')).toBeTruthy()
  name = 'Chaima'
  await userEvent.setup().click(menu.getByRole('link', { name: 'Stock' }))
  expect(await menu.findByText('Chaima')).toBeTruthy()
})
