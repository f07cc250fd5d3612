// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage, refusal } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { Devices } from './Devices.tsx'

const PATH = pathFor('accountSection', 'fr', { key: 'sign-ins' })
const DAYS = { since: '2026-11-20', used: '2026-11-21' }
const DEVICES = [
  { id: 'this', device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0', current: true, ...DAYS },
  { id: 'other', device: 'Mozilla/5.0 (Linux; Android 14) Firefox/130.0', current: false, ...DAYS },
]

it('the sign-ins say what became of the last press, also where one before it was taken', async () => {
  const { user, t } = await openPage({
    language: 'fr',
    path: PATH,
    routes: [{ path: PATH, element: <Devices devices={DEVICES} />, action: answerSection }],
    answers: {
      'DELETE /api/profile/sessions/other': () => new Response(null, { status: 204 }),
      'DELETE /api/profile/sessions': () => refusal(503, 'unavailable'),
    },
  })
  await user.click(screen.getByRole('button', { name: t('account:devices.end', { device: 'Firefox, Android' }) }))
  await screen.findByText(t('account:devices.ended'))
  await user.click(screen.getByRole('button', { name: t('account:devices.endOthers') }))
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.unavailable'))
  expect(screen.queryByText(t('account:devices.ended'))).toBeNull()
})

it('a sign-in that has ended meanwhile is said to be signed out', async () => {
  const { user, t } = await openPage({
    language: 'fr',
    path: PATH,
    routes: [{ path: PATH, element: <Devices devices={DEVICES} />, action: answerSection }],
    answers: { 'DELETE /api/profile/sessions/other': () => refusal(404, 'not_found') },
  })
  await user.click(screen.getByRole('button', { name: t('account:devices.end', { device: 'Firefox, Android' }) }))
  await screen.findByText(t('account:devices.ended'))
  expect(screen.queryByRole('alert')).toBeNull()
})
