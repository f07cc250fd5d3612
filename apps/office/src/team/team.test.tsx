import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = {
  id: 'me',
  name: 'Mariam',
  email: 'm@example.org',
  role: 'owner',
  editions: ['ma', 'sn'],
  may: ['listTeam', 'inviteColleague'],
}
const AWA = {
  id: 'awa',
  name: 'Awa Diop',
  email: 'awa@example.org',
  role: 'agent',
  editions: ['sn'],
  state: 'active',
  invitedUntil: null,
  version: 'first',
}
const TEAM = { members: [AWA, { ...AWA, id: 'me', name: 'Mariam', role: 'owner' }] }
const SIGNED_IN = { 'GET /me': () => Response.json(ME), 'GET /team': () => Response.json(TEAM) }

it('says why an invitation was refused, and keeps what was typed', async () => {
  const answers = [problem(422, 'validation_failed'), problem(409, 'conflict'), Response.json(AWA, { status: 201 })]
  const calls = await openOffice('/team/new', {
    ...SIGNED_IN,
    'POST /team': () => answers.shift() ?? problem(500, 'x'),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^E-mail/), 'awa@example.org')
  await user.type(screen.getByLabelText(/^Name/), 'Awa Diop')
  await user.click(screen.getByLabelText('Senegal'))
  for (const words of ['Something that was entered', 'This address has an account already']) {
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText(words, { exact: false })).toBeTruthy()
    expect(screen.getByDisplayValue('awa@example.org')).toBeTruthy()
  }
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeTruthy()
  const sent = { name: 'Awa Diop', email: 'awa@example.org', role: 'agent', editions: ['sn'] }
  expect(calls.filter(([call]) => call === 'POST /team').map(([, body]) => body)).toEqual([sent, sent, sent])
})

it('closes an account, and offers then nothing more', async () => {
  let state = 'active'
  const calls = await openOffice('/team/awa', {
    ...SIGNED_IN,
    'GET /team': () => Response.json({ members: [{ ...AWA, state }] }),
    'POST /team/awa/closure': () => {
      state = 'closed'
      return Response.json({ ...AWA, state })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Close account' }))
  expect(await screen.findByText('This account is closed.', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close account' })).toBe(null)
  expect(calls).toContainEqual(['POST /team/awa/closure', null])
})

it('takes over what another owner changed meanwhile, but for what was typed', async () => {
  let now = AWA
  const sent: unknown[] = []
  await openOffice('/team/awa', {
    ...SIGNED_IN,
    'GET /team': () => Response.json({ members: [now] }),
    'PUT /team/awa': (body) => {
      sent.push(body)
      if (sent.length > 1) return Response.json(now)
      now = { ...AWA, name: 'Awa Sow', editions: ['sn', 'ci'], version: 'second' }
      return problem(409, 'conflict')
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Name/), ' Ndiaye')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Somebody else was faster/)).toBeTruthy()
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Ivory Coast').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toHaveLength(2)
  const typed = { name: 'Awa Diop Ndiaye', role: 'agent' }
  expect(sent).toEqual([
    { ...typed, editions: ['sn'], version: 'first' },
    { ...typed, editions: ['sn', 'ci'], version: 'second' },
  ])
})

it('keeps what is typed while an account is saved', async () => {
  let now = AWA
  let answer: () => void = () => undefined
  await openOffice('/team/awa', {
    ...SIGNED_IN,
    'GET /team': () => Response.json({ members: [now] }),
    'PUT /team/awa': () =>
      new Promise<Response>((resolve) => {
        answer = () => {
          now = { ...AWA, name: 'Awa Diop Ndiaye', version: 'second' }
          resolve(Response.json(now))
        }
      }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Name/), ' Ndiaye')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByLabelText('Ivory Coast'))
  answer()
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Ivory Coast').checked).toBe(true)
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Awa Diop Ndiaye')
})

it('does nothing else with an account while something is on its way', async () => {
  const invited = Promise.withResolvers<Response>()
  await openOffice('/team/awa', { ...SIGNED_IN, 'POST /team/awa/invitation': () => invited.promise })
  const areDisabled = () =>
    ['Save', 'Invite again', 'Close account'].map((name) =>
      screen.getByRole('button', { name }).hasAttribute('disabled'),
    )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Invite again' }))
  await expect.poll(areDisabled).toEqual([true, true, true])
  invited.resolve(Response.json(AWA))
  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy()
  await expect.poll(areDisabled).toEqual([false, false, false])
})

it('offers no change of one’s own account', async () => {
  await openOffice('/team/me', SIGNED_IN)
  expect(await screen.findByText('This is your own account', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBe(null)
})

it('says of an account that is not there that it is not', async () => {
  await openOffice('/team/nobody', SIGNED_IN)
  expect((await screen.findByRole('alert')).textContent).toContain('It is not there')
})

it('takes a password by the link of an invitation, and says where the link has run out', async () => {
  const answers = [problem(410, 'link_expired'), Response.json({ email: 'awa@example.org' })]
  const calls = await openOffice('/invitation#secret', {
    'POST /invitations': () => answers.shift() ?? problem(500, 'x'),
  })
  const user = userEvent.setup()
  const password = await screen.findByLabelText(/^Password/)
  await user.type(password, 'short')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  const refusal = await screen.findByRole('alert')
  expect(refusal.textContent).toBe('At least 8 characters.')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await expect.poll(() => screen.getByRole('alert')).not.toBe(refusal)
  await user.clear(password)
  await user.type(password, 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('This link has run out', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(screen.getByDisplayValue('awa@example.org')).toBeTruthy()
  expect(calls).toHaveLength(2)
})
