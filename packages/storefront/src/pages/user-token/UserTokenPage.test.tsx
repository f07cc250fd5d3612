// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { LinkState } from '../../navigation/link-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import UserTokenPage, { action, loader, shouldRevalidate } from './UserTokenPage.tsx'

const TOKEN = 'x'.repeat(43)
const STATE = 'POST /api/links/state'

async function open(query: string, answers: ApiAnswers, token = TOKEN, key: 'userToken' | 'newsletter' = 'userToken') {
  const path = pathFor(key, 'fr', { token })
  const page = await openPage({
    language: 'fr',
    path: path + query,
    routes: ['/fr/user/:token', '/fr/newsletter/:token'].map((each) => ({
      path: each,
      Component: UserTokenPage,
      loader,
      action,
      shouldRevalidate,
      HydrateFallback: () => null,
    })),
    answers,
  })
  await screen.findByRole('heading', { level: 1 })
  const submit = (name: string) => screen.queryByRole('button', { name })
  return { ...page, submit }
}

const answering = (state: LinkState): ApiAnswers => ({ [STATE]: () => Response.json({ state }) })

describe('the link of a sign-up', () => {
  it('has its button while it is good', async () => {
    const { t, submit, calls } = await open('?for=account', answering('open'))
    expect(submit(t('actions.confirm'))).not.toBeNull()
    expect(await calls[0]?.json()).toEqual({ token: TOKEN, purpose: 'account' })
  })

  it('says on opening that it has run out, with the way to another one', async () => {
    const { t, submit } = await open('?for=account', answering('expired'))
    expect(submit(t('actions.confirm'))).toBeNull()
    expect(screen.queryByText(t('account:verify.text'))).toBeNull()
    expect(screen.getByText(t('errors.verificationLinkExpired'))).toBeTruthy()
    expect(submit(t('account:verify.again'))).not.toBeNull()
  })

  it('says on opening that it was used, with the way to sign in', async () => {
    const { t, submit } = await open('?for=account', answering('used'))
    expect([submit(t('actions.confirm')), submit(t('account:verify.again'))]).toEqual([null, null])
    expect(screen.getByText(t('account:link.used'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('routes:signIn') })).toBeTruthy()
  })

  it('can be tried where its state is not known', async () => {
    const { t, submit } = await open('?for=account', { [STATE]: () => refusal(503, 'unavailable') })
    expect(submit(t('actions.confirm'))).not.toBeNull()
  })

  it('that is cut has run out, and nobody is asked', async () => {
    const { t, calls } = await open('?for=account', {}, 'x'.repeat(40))
    expect(screen.getByText(t('errors.verificationLinkExpired'))).toBeTruthy()
    expect(calls).toEqual([])
  })
})

it('a link that does not say what it was sent for is one of a sign-up', async () => {
  const { t, submit, calls } = await open('', answering('expired'))
  expect(screen.getByText(t('errors.verificationLinkExpired'))).toBeTruthy()
  expect(submit(t('account:verify.again'))).not.toBeNull()
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual([
    { token: TOKEN, purpose: 'newsletter' },
    { token: TOKEN, purpose: 'account' },
  ])
})

describe.each([
  ['newsletter', 'newsletter', '', 'newsletter.confirm.submit'],
  ['car', 'userToken', '?for=car', 'booking:wait.submit'],
] as const)('the link of a %s', (purpose, key, query, button) => {
  it('has its button while it is good, and says on opening what has become of it', async () => {
    const good = await open(query, answering('open'), TOKEN, key)
    expect(await good.calls[0]?.json()).toEqual({ token: TOKEN, purpose })
    expect(good.submit(good.t(button))).not.toBeNull()
    good.unmount()
    const used = await open(query, answering('used'), TOKEN, key)
    expect(screen.getByText(used.t('account:link.used'))).toBeTruthy()
    expect(used.submit(used.t(button))).toBeNull()
    used.unmount()
    const expired = await open(query, answering('expired'), TOKEN, key)
    expect(screen.getByText(expired.t('errors.tokenExpired'))).toBeTruthy()
    expect(expired.submit(expired.t(button))).toBeNull()
  })
})

it.each([
  ['its own path', 'newsletter', ''],
  ['its own path, whatever its query', 'newsletter', '?for=account'],
  ['the path of older mails', 'userToken', ''],
] as const)('a newsletter is confirmed at %s', async (_, key, query) => {
  const answers: ApiAnswers = {
    ...answering('open'),
    'POST /api/subscribers/confirm': () => Response.json({ state: 'subscribed' }),
  }
  const { t, user, submit, calls } = await open(query, answers, TOKEN, key)
  await user.click(submit(t('newsletter.confirm.submit')) as HTMLElement)
  await screen.findByText(t('success.subscribed'))
  expect(new Set(calls.map(({ url }) => new URL(url).pathname))).toEqual(
    new Set(['/api/links/state', '/api/subscribers/confirm']),
  )
})
