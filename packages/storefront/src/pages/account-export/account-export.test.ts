import { RouterContextProvider } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { signInPath } from '../../navigation/sign-in-path.ts'
import { siteContext } from '../../request/site-context.ts'
import { refusal } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { loader } from './account-export.ts'

const DATA = { user: { id: 'salma' } }

/** Asks for the file with the tokens of a session, of an API that gives these answers. */
async function ask(answers: Readonly<Record<string, () => Response>>): Promise<Response> {
  const fetchApi: typeof fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    return answers[pathname]?.() ?? refusal(401, 'unauthorized')
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const url = new URL(pathFor('accountExport', 'fr'), 'http://localhost')
  const request = new Request(url, { headers: { cookie: 'access_token=a1; refresh_token=r1' } })
  const args = { request, url, context, params: {}, pattern: '' } as Parameters<typeof loader>[0]
  return loader(args).catch((thrown: Response) => thrown)
}

const profile = () => Response.json({ id: 'salma' })

it('gives the data of an account as a file', async () => {
  const answer = await ask({ '/api/profile': profile, '/api/profile/export': () => Response.json(DATA) })
  const { headers } = answer
  expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toEqual(DATA)
})

it('leads who is signed in no more to sign in, and back to the page that offers the file', async () => {
  const { status, headers } = await ask({})
  const offer = pathFor('accountSection', 'fr', { key: 'privacy' })
  expect([status, headers.get('location')]).toEqual([302, signInPath(offer, 'fr')])
})

it('says why there is no file for now', async () => {
  const busy = () => refusal(429, 'rate_limited')
  const answer = await ask({ '/api/profile': profile, '/api/profile/export': busy })
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([429, null])
  expect(await answer.text()).toBe(translatorOf('fr').t('errors.problem.rate_limited'))
})

it('says from when there is a file again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:20Z') })
  onTestFinished(() => void vi.useRealTimers())
  const busy = () => {
    const answer = refusal(429, 'rate_limited')
    answer.headers.set('retry-after', '90')
    return answer
  }
  const answer = await ask({ '/api/profile': profile, '/api/profile/export': busy })
  const { t } = translatorOf('fr')
  expect(await answer.text()).toBe(`${t('errors.problem.rate_limited')} ${t('errors.from', { time: '13:02' })}`)
})
