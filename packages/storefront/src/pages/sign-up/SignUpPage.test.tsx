// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerSignIn } from '../../features/authentication/answer-sign-in.ts'
import { answerSignUp } from '../../features/authentication/answer-sign-up.ts'
import { askedCode } from '../../parts/contact-verification/answer-code.ts'
import type { AskedCode } from '../../state/form-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import SignUpPage from './SignUpPage.tsx'

const SIGN_UP = 'POST /api/auth/sign-up'
const VERIFY = 'POST /api/auth/otp/verify'
const VERIFICATION = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const PASSWORD = 'three green cars'

const asked = () =>
  Response.json({ proofId: VERIFICATION, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 })

describe.each(['fr', 'ar'] as const)('the page to open an account, in %s', (language) => {
  async function open(answers: ApiAnswers = {}, loaded: { asked?: AskedCode } = {}) {
    const path = pathFor('signUp', language)
    const page = await openPage({
      language,
      path,
      routes: [
        { id: 'page', path, element: <SignUpPage />, loader: () => loaded, action: answerSignUp },
        { path: pathFor('signIn', language), element: null, action: answerSignIn },
      ],
      answers,
      hydrationData: { loaderData: { page: loaded } },
    })
    const { t, user, container } = page
    const send = (name: string) => user.click(screen.getByRole('button', { name }))
    async function signUp() {
      await user.type(screen.getByRole('textbox', { name: t('account:signUp.fullName') }), 'Salma Bennani')
      await user.type(screen.getByRole('textbox', { name: t('account:signUp.email') }), 'salma@example.org')
      await user.type(screen.getByLabelText(t('account:signIn.password'), { selector: 'input' }), PASSWORD)
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('account:signUp.consent')}`) }))
      await send(t('account:signUp.submit'))
    }
    async function typeCode(code: string) {
      await user.type(await screen.findByRole('textbox', { name: t('account:code.label') }), code)
      await send(t('actions.confirm'))
    }
    return { ...page, path, container, send, signUp, typeCode }
  }

  it('asks for what is missing before it asks the server', async () => {
    const { send, calls, t } = await open()
    await send(t('account:signUp.submit'))
    const summary = await screen.findByRole('region', { name: t('validation.summary') })
    const said = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(said).toEqual(
      (['fullName', 'identifier', 'passwordRequired', 'terms'] as const).map((code) => t(`validation.${code}`)),
    )
    expect(calls).toEqual([])
  })

  it('opens what one agrees to beside itself, as the links say, so that what is typed stays', async () => {
    const { t } = await open()
    for (const key of ['privacyPolicy', 'termsOfUse'] as const) {
      const link = screen.getByRole('link', { name: t(`forms.${key}`) })
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  it('takes the code from a text message, where the browser reads it', async () => {
    vi.stubGlobal('OTPCredential', Object)
    vi.stubGlobal('navigator', { ...navigator, credentials: { get: async () => ({ code: '54321' }) } })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { signUp, calls } = await open({
      [SIGN_UP]: () =>
        Response.json({ proofId: VERIFICATION, channel: 'phone', resendAfter: 60, expiresIn: 600 }, { status: 202 }),
      [VERIFY]: () => refusal(422, 'validation_failed'),
    })
    await signUp()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(await calls[1]?.json()).toMatchObject({ proofId: VERIFICATION, channel: 'phone', code: '54321' })
  })

  it('opens the account, takes the code, and signs in with what was typed', async () => {
    const { signUp, typeCode, calls, container, t } = await open({
      [SIGN_UP]: asked,
      [VERIFY]: () => new Response(null, { status: 204 }),
      'POST /api/auth/login': () => refusal(429, 'rate_limited'),
    })
    await signUp()
    await screen.findByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })
    expect(container.innerHTML).not.toContain(PASSWORD)
    await typeCode('12 345')
    await screen.findByText(t('success.accountVerified'))
    await waitFor(() => expect(calls).toHaveLength(3))
    const [opened, verified, signedIn] = await Promise.all(calls.map((call) => call.json()))
    expect(opened).toEqual({
      fullName: 'Salma Bennani',
      email: 'salma@example.org',
      password: PASSWORD,
      consent: true,
      newsletter: false,
    })
    expect(verified).toEqual({
      proofId: VERIFICATION,
      channel: 'email',
      destination: 'salma@example.org',
      code: '12345',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(signedIn).toMatchObject({ identifier: 'salma@example.org', password: PASSWORD })
    expect((await screen.findByRole('alert')).textContent).toContain(t('errors.problem.rate_limited'))
    const identifier = screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signIn.identifier') })
    expect(identifier.value).toBe('salma@example.org')
  })

  it('says in its address that a code is waited for, until it is left, and names no contact there', async () => {
    const { signUp, unmount, path, t } = await open({ [SIGN_UP]: asked })
    await signUp()
    await screen.findByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })
    expect(location.pathname + location.search).toBe(`${path}?step=code`)
    expect(screen.getByRole('link', { name: t('account:code.other') }).getAttribute('href')).toBe(path)
    unmount()
    expect(location.search).toBe('')
  })

  it('takes the code where the page was loaded again meanwhile', async () => {
    const [channel, destination] = ['email', 'salma@example.org'] as const
    const code = askedCode({ proofId: VERIFICATION, channel, destination, resendAfter: 60, again: false })
    const { typeCode, calls, t } = await open({ [VERIFY]: () => new Response(null, { status: 204 }) }, { asked: code })
    await typeCode('12345')
    await screen.findByText(t('success.accountVerified'))
    expect(await calls[0]?.json()).toMatchObject({ proofId: VERIFICATION, channel, destination, code: '12345' })
    const identifier = screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signIn.identifier') })
    expect(identifier.value).toBe(destination)
  })

  it('says that an address has an account to who has verified it, with the ways in', async () => {
    const { signUp, typeCode, t } = await open({
      [SIGN_UP]: asked,
      [VERIFY]: () => refusal(409, 'email_not_unique'),
    })
    await signUp()
    await typeCode('12345')
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.email_not_unique'))
    expect(screen.getByRole('link', { name: t('routes:signIn') })).toBeTruthy()
    expect(screen.getByRole('link', { name: t('account:signIn.forgot') })).toBeTruthy()
  })
})
