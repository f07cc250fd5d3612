// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerSignIn } from './answer-sign-in.ts'
import { SignInForm } from './SignInForm.tsx'

const CALL = 'POST /api/auth/login'

describe.each(['fr', 'ar'] as const)('the form to sign in, in %s', (language) => {
  async function open(answers: ApiAnswers = {}) {
    const path = pathFor('signIn', language)
    const page = await openPage({
      language,
      path,
      routes: [{ path, element: <SignInForm />, action: answerSignIn }],
      answers,
    })
    const { t, user } = page
    const identifier = screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signIn.identifier') })
    const password = screen.getByLabelText<HTMLInputElement>(t('account:signIn.password'), { selector: 'input' })
    const button = screen.getByRole('button', { name: t('shell.nav.signIn') })
    return { ...page, identifier, password, button, send: () => user.click(button) }
  }

  it('asks for what is missing before it asks the server', async () => {
    const { send, calls, t } = await open()
    await send()
    const summary = await screen.findByRole('region', { name: t('validation.summary') })
    expect(document.activeElement).toBe(summary)
    const said = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(said).toEqual([t('validation.identifier'), t('validation.passwordRequired')])
    expect(calls).toEqual([])
  })

  it('says alike of a wrong name and a wrong password, and keeps the name alone', async () => {
    const { user, identifier, password, send, calls, t } = await open({
      [CALL]: () => refusal(401, 'invalid_credentials'),
    })
    await user.type(identifier, 'awa@example.com')
    await user.type(password, 'not the one')
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('account:signIn.rememberMe')}`) }))
    await send()
    await screen.findByRole('region', { name: t('errors.problem.invalid_credentials') })
    expect(identifier.value).toBe('awa@example.com')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(await calls[0]?.json()).toMatchObject({
      identifier: 'awa@example.com',
      password: 'not the one',
      rememberMe: true,
    })
  })

  it('says that it is signing in, and asks once', async () => {
    let answer: (response: Response) => void = () => undefined
    const { user, identifier, password, button, send, calls, t } = await open({
      [CALL]: () => new Promise<Response>((resolve) => (answer = resolve)),
    })
    await user.type(identifier, '06 61 23 45 67')
    await user.type(password, 'otosafi-demo')
    await send()
    await waitFor(() => expect(button.textContent).toBe(t('progress.signingIn')))
    await send()
    expect(calls).toHaveLength(1)
    answer(refusal(429, 'rate_limited'))
    expect((await screen.findByRole('alert')).textContent).toContain(t('errors.problem.rate_limited'))
  })

  it('shows the password to who wants to see it', async () => {
    const { user, password, t } = await open()
    await user.type(password, 'otosafi')
    expect(password.type).toBe('password')
    await user.click(screen.getByRole('button', { name: t('account:signIn.showPassword') }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: t('account:signIn.hidePassword') }))
    expect(password.type).toBe('password')
  })
})
