// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type UnsentForm, unsentForms } from '../../offline/unsent-forms.ts'
import { resetSignOut, signOutSignal } from '../../session/sign-out-signal.ts'
import type { FormState } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SIGN_OUT, SignOutForm } from './SignOutForm.tsx'

const unsent = (key: string, state: UnsentForm['state']): UnsentForm => ({
  key,
  form: 'callback',
  page: '/fr/contact-us',
  action: '/fr/contact-us',
  title: 'Rappel',
  fields: [['name', 'Awa']],
  state,
})

describe('signing out', () => {
  beforeEach(() => {
    localStorage.clear()
    resetSignOut()
    for (const state of ['waiting', 'underWay', 'refused'] as const) unsentForms.getState().put(unsent(state, state))
    // Another tab has kept one that this one has not heard of.
    const [first] = unsentForms.getState().forms
    localStorage.setItem('unsent-forms', JSON.stringify([...unsentForms.getState().forms, { ...first, key: 'other' }]))
    localStorage.setItem('sell-draft', '{"values":{"phone":"0661234567"},"photos":[]}')
  })

  async function signOut(answer: FormState | null = null) {
    const path = pathFor('account', 'fr')
    const posts: string[] = []
    const action = async ({ request }: { request: Request }) => {
      posts.push(request.method)
      return answer
    }
    const { user, t } = await openPage({ language: 'fr', path, routes: [{ path, element: <SignOutForm />, action }] })
    await user.click(screen.getByRole('button', { name: t('shell.nav.logOut') }))
    await waitFor(() => expect(posts).toEqual(['POST']))
  }

  it('leaves nothing on the device of what was typed and not sent, in whatever state and by whichever tab', async () => {
    const signal = signOutSignal()
    await signOut()
    expect(unsentForms.getState().forms).toEqual([])
    expect(localStorage.getItem('unsent-forms')).toBeNull()
    expect(localStorage.getItem('sell-draft')).toBeNull()
    expect(signal.aborted).toBe(true)
  })

  it('puts it back where it is refused, since the session goes on', async () => {
    await signOut({ form: SIGN_OUT, sent: false, issues: {}, problem: 'unavailable', values: {}, code: null })
    await waitFor(() => expect(JSON.parse(localStorage.getItem('unsent-forms') ?? '[]')).toHaveLength(4))
    expect(unsentForms.getState().forms).toHaveLength(4)
    expect(localStorage.getItem('sell-draft')).toContain('0661234567')
    expect(signOutSignal().aborted).toBe(false)
  })

  it('keeps it where there is no connection, since the session has not ended', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    await signOut()
    expect(JSON.parse(localStorage.getItem('unsent-forms') ?? '[]')).toHaveLength(4)
    expect(signOutSignal().aborted).toBe(false)
  })
})
