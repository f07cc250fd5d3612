// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { RouterWork, watchRouter } from '@otosafi/framework-output/browser/router-work'
import { answerForRouter, isForRouter } from '@otosafi/framework-output/data/router-answer'

import { askToSignInBy } from '../request/browser-session.ts'
import { notices } from '../state/notices.ts'
import type { Texts } from '../texts/use-texts.ts'
import { retryForms } from './retry-forms.ts'

const signInAgain = vi.fn<() => Promise<boolean>>()
askToSignInBy(signInAgain)

const FORM = new URL('https://otosafi.ma/fr/contact-us.data')
const t = ((key: string) => key) as unknown as Texts['t']
const cut = new TypeError('Failed to fetch')
const answered = () => answerForRouter({}, 422)

let network: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  vi.useFakeTimers()
  network = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', network)
  retryForms(t)
  return () => {
    for (const { id } of notices.visible()) notices.dismiss(id)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

it('a form whose line is cut says so, and is sent again with the same content until there is an answer', async () => {
  network.mockRejectedValueOnce(cut).mockRejectedValueOnce(cut).mockResolvedValueOnce(answered())
  const body = new URLSearchParams({ message: 'Hello', formKey: '1' })
  const answer = fetch(FORM, { method: 'POST', body })
  await vi.advanceTimersByTimeAsync(0)
  expect(notices.visible().map(({ text }) => text)).toEqual(['offline:unsent.waits'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(network).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5999)
  expect(network).toHaveBeenCalledTimes(2)
  expect(notices.visible().map(({ text }) => text)).toEqual(['offline:unsent.waits'])
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(422)
  expect(network.mock.calls.map(([, init]) => init?.body)).toEqual([body, body, body])
  expect(notices.visible()).toEqual([])
})

it.each([
  ['there is a connection again', () => dispatchEvent(new Event('online'))],
  ['the visitor asks for it', () => notices.visible()[0]?.action?.run()],
])('a form that waits is sent at once when %s', async (_, happen) => {
  network.mockRejectedValueOnce(cut).mockResolvedValueOnce(answered())
  const answer = fetch(FORM, { method: 'POST', body: 'a=1' })
  await vi.advanceTimersByTimeAsync(0)
  happen()
  expect((await answer).status).toBe(422)
})

it('a form that is left is not sent any more', async () => {
  network.mockRejectedValue(cut)
  const left = new AbortController()
  const answer = fetch(FORM, { method: 'POST', body: 'a=1', signal: left.signal })
  const outcome = answer.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  left.abort(new Error('left'))
  expect(await outcome).toEqual(new Error('left'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network).toHaveBeenCalledTimes(1)
})

it.each([
  [413, 'payload_too_large'],
  [429, 'rate_limited'],
])('what the server refuses itself with %i is a refusal of the form', async (status, code) => {
  network.mockResolvedValueOnce(Response.json({ code }, { status }))
  const answer = await fetch(FORM, { method: 'POST', body: 'a=1' })
  expect(answer.status).toBe(status)
  expect(isForRouter(answer)).toBe(true)
  expect(await answer.text()).toContain(`"${code}"`)
})

it('a refusal of the server itself says from when the form can be sent again', async () => {
  const from = { day: null, time: '13:02', text: 'errors.from' }
  network.mockResolvedValueOnce(Response.json({ code: 'rate_limited', from }, { status: 429 }))
  const answer = await (await fetch(FORM, { method: 'POST', body: 'a=1' })).text()
  for (const part of ['13:02', 'errors.from']) expect(answer).toContain(`"${part}"`)
})

it('a refusal of the server itself leaves a form at its step, with what was typed and sent before', async () => {
  let tell: (work: object) => void = () => undefined
  const subscribe = (listener: Parameters<typeof watchRouter>[0]) => {
    tell = (work) => listener(work as RouterWork)
  }
  vi.stubGlobal('__reactRouterDataRouter', { state: { fetchers: new Map() }, subscribe })
  vi.stubGlobal('fetch', network)
  retryForms(t)
  const asked = { form: 'visit', values: { fullName: 'Salma' }, code: { destination: '0661234567' } }
  tell({ fetchers: new Map([['form-visit', { state: 'idle', data: asked }]]) })
  tell({ fetchers: new Map([['form-visit', { state: 'submitting', formAction: '/fr/contact-us?way=visit' }]]) })
  network.mockResolvedValueOnce(Response.json({ code: 'rate_limited' }, { status: 429 }))
  const answer = await (await fetch(FORM, { method: 'POST', body: 'a=1' })).text()
  for (const part of ['rate_limited', 'Salma', '0661234567']) expect(answer).toContain(`"${part}"`)
})

it.each([
  ['reads', FORM, undefined],
  ['calls of the API', new URL('https://otosafi.ma/api/wishlists'), { method: 'POST' }],
])('%s fail as they did', async (_, address, init) => {
  network.mockRejectedValueOnce(cut)
  await expect(fetch(address, init)).rejects.toBe(cut)
  expect(notices.visible()).toEqual([])
})

describe('a form of an account whose session has ended', () => {
  const signIn = '/account/sign-in?return=/account/profile'
  const body = new URLSearchParams({ bio: 'Hello', formKey: '1' })
  /** The server takes the marker of an ended session away. */
  const ended = (answer: Response) => {
    document.cookie = 'session=; Max-Age=0'
    return answer
  }
  const refused = () => ended(answerForRouter({ problem: 'token_expired' }, 401))
  const led = () =>
    ended(new Response(`["SingleFetchRedirect","${signIn}"]`, { status: 202, headers: { 'x-remix-response': 'yes' } }))

  beforeEach(() => {
    document.cookie = 'session=1'
    network.mockImplementation(async () => refused())
    return () => {
      document.cookie = 'session=; Max-Age=0'
      signInAgain.mockReset()
    }
  })

  it.each([
    ['refused', refused],
    ['led to where one signs in', led],
  ])('is sent once more, with the same key, after signing in again: %s', async (_, answer) => {
    network.mockImplementationOnce(async () => answer()).mockResolvedValueOnce(answered())
    signInAgain.mockResolvedValueOnce(true)
    expect((await fetch(FORM, { method: 'POST', body })).status).toBe(422)
    expect(network.mock.calls.map(([, init]) => init?.body)).toEqual([body, body])
  })

  it('is answered as it was where the visitor does not sign in, and where it is refused again', async () => {
    signInAgain.mockResolvedValueOnce(false)
    expect((await fetch(FORM, { method: 'POST', body })).status).toBe(401)
    expect(network).toHaveBeenCalledTimes(1)
    signInAgain.mockResolvedValueOnce(true)
    expect((await fetch(FORM, { method: 'POST', body })).status).toBe(401)
    expect(network).toHaveBeenCalledTimes(3)
  })

  it('is sent once more after a renewal where the session lives on', async () => {
    network
      .mockResolvedValueOnce(answerForRouter({ problem: 'token_expired' }, 401))
      .mockResolvedValueOnce(new Response(null, { status: 200 }))
      .mockResolvedValueOnce(answered())
    expect((await fetch(FORM, { method: 'POST', body })).status).toBe(422)
    expect(network.mock.calls[1]?.[0]).toBe('/api/auth/refresh-token')
    expect(signInAgain).not.toHaveBeenCalled()
  })

  it('is sent once more where the session had ended before anything of the page was touched', async () => {
    document.cookie = 'session=; Max-Age=0'
    history.replaceState(null, '', '/fr/account/password')
    retryForms(t)
    network.mockImplementationOnce(async () => refused()).mockResolvedValueOnce(answered())
    signInAgain.mockResolvedValueOnce(true)
    expect((await fetch(FORM, { method: 'POST', body })).status).toBe(422)
    history.replaceState(null, '', '/')
  })

  it('asks nobody where the refusal has another reason', async () => {
    network.mockResolvedValueOnce(answerForRouter({ problem: 'invalid_credentials' }, 401))
    expect((await fetch(FORM, { method: 'POST', body })).status).toBe(401)
    expect(signInAgain).not.toHaveBeenCalled()
  })
})

describe('a page of an account, where another one has been signed in to since in the same browser', () => {
  beforeEach(async () => {
    document.cookie = 'session=7f1c9f56'
    network.mockImplementation(async () => answered())
    await fetch(FORM, { method: 'POST', body: 'a=1' })
    document.cookie = 'session=8f1c9f56'
    return () => {
      document.cookie = 'session=; Max-Age=0'
    }
  })

  it('is loaded anew, and its forms are not sent', async () => {
    const reload = vi.spyOn(history, 'go').mockReturnValue()
    void fetch(FORM, { method: 'POST', body: 'a=2' })
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
    expect(network).toHaveBeenCalledTimes(1)
    reload.mockRestore()
  })

  it('still signs out', async () => {
    const answer = await fetch(new URL('https://otosafi.ma/fr/account.data'), { method: 'POST', body: 'a=2' })
    expect(answer.status).toBe(422)
  })
})

it('a guest’s form asks nobody to sign in again', async () => {
  network.mockResolvedValueOnce(answerForRouter({ problem: 'unauthorized' }, 401))
  expect((await fetch(FORM, { method: 'POST', body: 'a=1' })).status).toBe(401)
  expect(signInAgain).not.toHaveBeenCalled()
})
