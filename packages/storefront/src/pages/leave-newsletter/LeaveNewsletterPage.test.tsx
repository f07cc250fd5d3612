// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { ActionFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { asDataRequest } from '../../testing/as-data-request.ts'
import { openPage, refusal } from '../../testing/open-page.tsx'
import LeaveNewsletterPage, { action, loader, shouldRevalidate } from './LeaveNewsletterPage.tsx'

const ASK = 'POST /api/subscribers/unsubscribe-link'

async function send(email: string, answer: () => Response | Promise<Response>) {
  const page = await openPage({
    language: 'fr',
    path: pathFor('leaveNewsletter', 'fr'),
    routes: [
      {
        path: '/fr/unsubscribe-blog',
        Component: LeaveNewsletterPage,
        loader,
        action: async (args: ActionFunctionArgs) => action({ ...args, request: await asDataRequest(args.request) }),
        shouldRevalidate,
        HydrateFallback: () => null,
      },
    ],
    answers: { [ASK]: answer },
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(page.t('newsletter.email')) })
  await page.user.type(field, email)
  await page.user.click(screen.getByRole('button', { name: page.t('newsletter.leave.send') }))
  return { ...page, field: () => screen.getByRole<HTMLInputElement>('textbox') }
}

it('asks for the link, and says the same of every address', async () => {
  const { t, calls } = await send('salma@example.org', () => new Response(null, { status: 204 }))
  expect(await screen.findByText(t('newsletter.leave.sent'))).toBeTruthy()
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual([{ email: 'salma@example.org' }])
})

it('says so again where the link is asked for once more: what stays is not announced', async () => {
  const sent = () => new Response(null, { status: 204 })
  const later = Promise.withResolvers<Response>()
  const answers = [sent(), later.promise]
  const { t, user, field } = await send('salma@example.org', () => answers.shift() ?? sent())
  await screen.findByText(t('newsletter.leave.sent'))
  await waitFor(() => expect(field().value).toBe(''))
  await user.clear(field())
  await user.type(field(), 'salma@example.org')
  await user.click(screen.getByRole('button', { name: t('newsletter.leave.send') }))
  const said = screen.getByText(t('newsletter.leave.sent'))
  later.resolve(sent())
  await waitFor(() => expect(said.isConnected).toBe(false))
  screen.getByText(t('newsletter.leave.sent'))
})

it('marks an address that cannot be read, keeps what was typed, and sends nothing', async () => {
  const { t, calls, field } = await send('salma@', () => new Response(null, { status: 204 }))
  await screen.findByRole('alert')
  expect([field().value, field().getAttribute('aria-invalid'), calls.length]).toEqual(['salma@', 'true', 0])
  expect(screen.queryByText(t('newsletter.leave.sent'))).toBeNull()
})

it('keeps the address that was sent enough', async () => {
  const { t, field } = await send('salma@example.org', () => refusal(429, 'rate_limited'))
  expect(await screen.findByText(t('errors.problem.rate_limited'))).toBeTruthy()
  expect(field().value).toBe('salma@example.org')
})
