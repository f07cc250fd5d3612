// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { ActionFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { unsentForms } from '../../offline/unsent-forms.ts'
import { readRetainedData } from '../../session/retained-data-cookie.ts'
import { openPage } from '../../testing/open-page.tsx'
import { AccountDeleted } from './AccountDeleted.tsx'
import { answerSection } from './answer-section.ts'
import { Privacy } from './Privacy.tsx'

const KEPT = [{ what: 'MA-BK-4K7Q2PXA', why: 'You get back 3 000 DH of what you paid.', until: null }]
const NO_NEWSLETTER = {
  subscribed: false,
  preferences: { frequency: 'weekly' as const, topics: [], language: 'fr' as const },
  topics: [],
}
const NO_CONSENTS = { email: null, username: 'awa@example.org', consents: [], newsletter: NO_NEWSLETTER, open: [] }

describe.each(['fr', 'ar'] as const)('the deletion of an account, in %s', (language) => {
  it('leads on to a page that says what stays, and why', async () => {
    const path = pathFor('accountSection', language, { key: 'privacy' })
    let answered: Response | null = null
    const action = (args: ActionFunctionArgs) =>
      answerSection(args).catch((thrown: Response) => {
        answered = thrown
        return null
      })
    const { user, t, unmount } = await openPage({
      language,
      path,
      routes: [{ path, element: <Privacy {...NO_CONSENTS} />, action }],
      answers: {
        'POST /api/profile/deletion': () => Response.json({ deletedAt: '2026-06-01T12:00:00.000Z', kept: KEPT }),
      },
    })
    const password = screen.getByLabelText(t('account:password.current'), { selector: 'input' })
    expect(document.querySelector<HTMLInputElement>('form input[autocomplete=username]')?.value).toBe('awa@example.org')
    await user.type(password, 'three green cars')
    await user.click(screen.getByRole('button', { name: t('account:privacy.deleteTitle') }))
    await waitFor(() => expect(answered).not.toBeNull())
    unmount()
    const { headers } = answered as unknown as Response
    expect(headers.get('location')).toBe(`${pathFor('signIn', language)}?sent=delete-account`)
    const kept = readRetainedData(headers.getSetCookie().find((line) => line.startsWith('kept=')) ?? null)
    await openPage({ language, path, routes: [{ path, element: <AccountDeleted kept={kept} /> }] })
    screen.getByText(t('success.accountDeleted'))
    screen.getByRole('heading', { name: t('account:privacy.kept') })
    expect(screen.getByRole('definition').textContent).toBe(KEPT[0]?.why)
    expect(screen.getByRole('term').textContent).toBe(KEPT[0]?.what)
  })

  it('names beforehand what is open, and ends with the account', async () => {
    const path = pathFor('accountSection', language, { key: 'privacy' })
    const booking = { kind: 'booking', id: 'secret', reference: 'MA-BK-4K7Q2PXA', car: 'Dacia Logan' } as const
    const element = <Privacy {...NO_CONSENTS} open={[booking]} />
    const { t } = await openPage({ language, path, routes: [{ path, element }] })
    expect(document.body.textContent).toContain(t('account:privacy.open'))
    const link = screen.getByRole('link', { name: t('account:requests.kind.booking') })
    expect(link.getAttribute('href')).toBe(pathFor('booking', language, { token: booking.id }))
    expect(link.closest('li')?.textContent).toContain(`${booking.car} · ${booking.reference}`)
  })

  it('leaves nothing on the device of what was typed and not sent', async () => {
    const page = pathFor('contactUs', language)
    const form = { key: 'one', form: 'callback', page, action: page, title: 'Rappel', state: 'waiting' } as const
    unsentForms.getState().put({ ...form, fields: [['name', 'Awa']] })
    localStorage.setItem('sell-draft', '{"values":{"phone":"0661234567"},"photos":[]}')
    const path = pathFor('signIn', language)
    await openPage({ language, path, routes: [{ path, element: <AccountDeleted kept={[]} /> }] })
    await waitFor(() => expect(localStorage.getItem('sell-draft')).toBeNull())
    expect(localStorage.getItem('unsent-forms')).toBeNull()
    expect(unsentForms.getState().forms).toEqual([])
  })

  it('leaves what was not sent where an address alone says that an account was deleted', async () => {
    const page = pathFor('contactUs', language)
    const form = { key: 'two', form: 'callback', page, action: page, title: 'Rappel', state: 'waiting' } as const
    unsentForms.getState().put({ ...form, fields: [['name', 'Awa']] })
    const path = pathFor('signIn', language)
    const { t } = await openPage({ language, path, routes: [{ path, element: <AccountDeleted kept={null} /> }] })
    screen.getByText(t('success.accountDeleted'))
    expect(unsentForms.getState().forms).toHaveLength(1)
    unsentForms.getState().drop('two')
  })
})
