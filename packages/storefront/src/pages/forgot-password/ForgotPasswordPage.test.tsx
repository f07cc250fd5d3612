// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import ForgotPasswordPage, { action, loader } from './ForgotPasswordPage.tsx'

const TOKEN = 'x'.repeat(43)

async function open(state: 'open' | 'used' | 'expired') {
  const page = await openPage({
    language: 'fr',
    path: pathFor('forgotPassword', 'fr', { token: TOKEN }),
    routes: [
      {
        path: '/fr/forgot-password/:token',
        Component: ForgotPasswordPage,
        loader,
        action,
        HydrateFallback: () => null,
      },
    ],
    answers: { 'POST /api/links/state': () => Response.json({ state }) },
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
