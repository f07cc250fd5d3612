// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'

import { answerVerification } from '../../features/authentication/verify-link.ts'
import type { LinkState } from '../../navigation/link-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import UserTokenPage, { shouldRevalidate } from './UserTokenPage.tsx'

const TOKEN = 'x'.repeat(43)
const PASSWORD = 'three green cars'
const VERIFICATION = 'POST /api/auth/verification'
const done = () => new Response(null, { status: 204 })

describe.each(['fr', 'ar'] as const)('the page of a link that verifies an address, in %s', (language) => {
  /** Opens the page of a good link; `later` is its state once its form was sent. */
  async function open(isSignedIn: boolean, answers: ApiAnswers, later: LinkState = 'open') {
    const states: LinkState[] = ['open']
    const path = pathFor('userToken', language, { token: TOKEN }).replace(TOKEN, ':token')
    const page = await openPage({
      language,
      path: `${pathFor('userToken', language, { token: TOKEN })}?for=account`,
      routes: [
        {
          path,
          element: <UserTokenPage />,
          loader: ({ request }) => ({ page: pageData(request, { link: states.pop() ?? later, isSignedIn }) }),
          action: answerVerification,
          shouldRevalidate,
          HydrateFallback: () => null,
        },
      ],
      answers,
    })
    await screen.findByRole('heading', { level: 1 })
    const { t, user } = page
    const password = (name: 'password' | 'confirmation') =>
      screen.queryByLabelText(t(`account:reset.${name}`), { selector: 'input' })
    const confirm = () => user.click(screen.getByRole('button', { name: t('actions.confirm') }))
    const choose = async () => {
      for (const name of ['password', 'confirmation'] as const) await user.type(password(name) as HTMLElement, PASSWORD)
    }
    return { ...page, password, confirm, choose }
  }

  it('asks a guest for a password of his own, and sends it with the link', async () => {
    const { t, router, calls, confirm, choose } = await open(false, { [VERIFICATION]: done })
    await confirm()
    await screen.findByRole('region', { name: t('validation.summary') })
    expect(calls).toEqual([])
    await choose()
    await confirm()
    await waitFor(() => expect(router.state.location.search).toBe('?for=account&sent=verify-account'))
    expect(await calls[0]?.json()).toEqual({ token: TOKEN, password: PASSWORD })
  })

  it.each([
    [409, 'email_not_unique'],
    [401, 'unauthorized'],
  ] as const)('has the ways in where it is refused with %i %s', async (status, code) => {
    const { t, confirm, choose } = await open(false, { [VERIFICATION]: () => refusal(status, code) })
    expect(screen.queryByRole('link', { name: t('account:signIn.forgot') })).toBeNull()
    await choose()
    await confirm()
    await screen.findByText(t(`errors.problem.${code}`))
    const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(wayTo(t('routes:signIn'))).toBe(pathFor('signIn', language))
    expect(wayTo(t('account:signIn.forgot'))).toBe(pathFor('resetPassword', language))
  })

  it.each([
    ['used', 'account:link.used'],
    ['expired', 'errors.verificationLinkExpired'],
  ] as const)('says of a link that is refused as gone that it is %s', async (state, text) => {
    // A link is used where the answer to the first press was lost.
    const { t, confirm, choose } = await open(false, { [VERIFICATION]: () => refusal(410, 'link_expired') }, state)
    await choose()
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toContain(t(text))
    expect(screen.queryByRole('link', { name: t('routes:signIn') }) !== null).toBe(state === 'used')
  })

  it('asks nothing of who is signed in, unless to another account', async () => {
    const errors = [{ path: '/body/password', code: 'passwordRequired', message: '', values: {} }]
    const body = { type: 'about:blank', title: 'x', status: 422, code: 'validation_failed', errors }
    const refused = () => Response.json(body, { status: 422, headers: { 'content-type': 'application/problem+json' } })
    let isOther = true
    const { t, router, calls, password, confirm, choose } = await open(true, {
      [VERIFICATION]: () => (isOther ? refused() : done()),
    })
    expect(password('password')).toBeNull()
    await confirm()
    await screen.findByRole('region', { name: t('validation.summary') })
    expect(await calls[0]?.json()).toEqual({ token: TOKEN })
    isOther = false
    await choose()
    await confirm()
    await waitFor(() => expect(router.state.location.search).toBe('?for=account&sent=verify-account'))
    expect(await calls[1]?.json()).toEqual({ token: TOKEN, password: PASSWORD })
  })
})
