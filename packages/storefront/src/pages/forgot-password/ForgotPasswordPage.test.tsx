// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage, refusal } from '../../testing/open-page.tsx'
import ForgotPasswordPage, { action, loader, shouldRevalidate } from './ForgotPasswordPage.tsx'

const TOKEN = 'x'.repeat(43)

type State = 'open' | 'used' | 'expired'

/** Opens the page of a link in a state; `later` is the one that it has once its form was sent. */
async function open(state: State, later = state) {
  const states = [state]
  const page = await openPage({
    language: 'fr',
    path: pathFor('forgotPassword', 'fr', { token: TOKEN }),
    routes: [
      {
        path: '/fr/forgot-password/:token',
        Component: ForgotPasswordPage,
        loader,
        action,
        shouldRevalidate,
        HydrateFallback: () => null,
      },
    ],
    answers: {
      'POST /api/links/state': () => Response.json({ state: states.pop() ?? later }),
      'POST /api/auth/reset-password': () => refusal(410, 'link_expired'),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...page, fields: () => document.querySelectorAll('input[type=password]').length }
}

it('asks for a new password while the link is good', async () => {
  const { fields, calls } = await open('open')
  expect(fields()).toBe(2)
  expect(await calls[0]?.json()).toEqual({ token: TOKEN, purpose: 'password' })
})

it.each([
  ['used', 'account:link.used'],
  ['expired', 'errors.resetLinkExpired'],
] as const)('says on opening that the link is %s, and asks for no password', async (state, text) => {
  const { fields, t } = await open(state)
  expect(fields()).toBe(0)
  expect(screen.getByText(t(text))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('account:reset.again') })).toBeTruthy()
})

it.each([
  ['used', 'account:link.used'],
  ['expired', 'errors.resetLinkExpired'],
] as const)('says of a link that is refused as gone that it is %s', async (state, text) => {
  // A link is used where the answer to the first press was lost.
  const { user, t, fields } = await open('open', state)
  for (const name of ['password', 'confirmation'] as const)
    await user.type(screen.getByLabelText(t(`account:reset.${name}`), { selector: 'input' }), 'three green cars')
  await user.click(screen.getByRole('button', { name: t('account:reset.submit') }))
  expect((await screen.findByRole('alert')).textContent).toBe(t(text))
  expect(fields()).toBe(0)
})
