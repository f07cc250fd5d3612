import { beforeEach, describe, expect, it } from 'vitest'

import { fetchAsVisitor } from './fetch-as-visitor.ts'

const REFRESH = 'http://otosafi.example/api/auth/refresh-token'
const PROFILE = 'http://otosafi.example/api/profile'

type Answer = { status: number; cookies?: string[] }

/** An API that gives these answers one after the other, and what it was asked. */
function apiAnswering(...answers: Answer[]) {
  const asked: string[] = []
  const fetchApi = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('cookie')}`)
    const { status, cookies = [] } = answers.shift() ?? { status: 500 }
    return new Response(null, { status, headers: cookies.map((line): [string, string] => ['set-cookie', line]) })
  }
  return { asked, fetchApi }
}

const RENEWED = ['access_token=a2; Path=/; HttpOnly', 'refresh_token=r2; Path=/; HttpOnly', 'session=1; Path=/']

describe('a call in a visitor’s name', () => {
  const passedOn = new Map<string, string>()
  beforeEach(() => passedOn.clear())

  it('takes along the tokens and no other cookie', async () => {
    const { asked, fetchApi } = apiAnswering({ status: 200 })
    const visitor = fetchAsVisitor(
      'language=fr; access_token=a1;refresh_token=r1; session=1',
      fetchApi,
      REFRESH,
      passedOn,
    )
    expect(visitor.hasTokens).toBe(true)
    expect((await visitor.fetch(new Request(PROFILE))).status).toBe(200)
    expect(asked).toEqual(['GET /api/profile access_token=a1; refresh_token=r1'])
    expect([...passedOn.values()]).toEqual([])
  })

  it('refreshes once after a 401, tries once more with the new tokens, and passes them on', async () => {
    const { asked, fetchApi } = apiAnswering({ status: 401 }, { status: 200, cookies: RENEWED }, { status: 204 })
    const visitor = fetchAsVisitor('refresh_token=r1', fetchApi, REFRESH, passedOn)
    const sent = new Request(PROFILE, { method: 'POST', body: 'kept' })
    expect((await visitor.fetch(sent)).status).toBe(204)
    expect(asked).toEqual([
      'POST /api/profile refresh_token=r1',
      'GET /api/auth/refresh-token refresh_token=r1',
      'POST /api/profile refresh_token=r2; access_token=a2',
    ])
    expect([...passedOn.values()]).toEqual(RENEWED)
  })

  it('refreshes once for calls side by side', async () => {
    const { asked, fetchApi } = apiAnswering(
      { status: 401 },
      { status: 401 },
      { status: 200, cookies: RENEWED },
      { status: 200 },
      { status: 200 },
    )
    const visitor = fetchAsVisitor('refresh_token=r1', fetchApi, REFRESH, passedOn)
    const answers = await Promise.all([1, 2].map(() => visitor.fetch(new Request(PROFILE))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(asked.filter((line) => line.includes('refresh-token '))).toHaveLength(1)
  })

  it('does not try a third time', async () => {
    const { asked, fetchApi } = apiAnswering({ status: 401 }, { status: 200, cookies: RENEWED }, { status: 401 })
    const visitor = fetchAsVisitor('access_token=a1; refresh_token=r1', fetchApi, REFRESH, passedOn)
    expect((await visitor.fetch(new Request(PROFILE))).status).toBe(401)
    expect(asked).toHaveLength(3)
  })

  it('stays a 401 where the refresh fails, and passes on that the cookies are gone', async () => {
    const gone = ['access_token=; Max-Age=0; Path=/', 'refresh_token=; Max-Age=0; Path=/']
    const { asked, fetchApi } = apiAnswering({ status: 401 }, { status: 401, cookies: gone })
    const visitor = fetchAsVisitor('access_token=a1; refresh_token=r1', fetchApi, REFRESH, passedOn)
    expect((await visitor.fetch(new Request(PROFILE))).status).toBe(401)
    expect(asked).toHaveLength(2)
    expect([...passedOn.values()]).toEqual(gone)
  })

  it('asks for no refresh without a token for it', async () => {
    const { asked, fetchApi } = apiAnswering({ status: 401 })
    const visitor = fetchAsVisitor('access_token=a1', fetchApi, REFRESH, passedOn)
    expect((await visitor.fetch(new Request(PROFILE))).status).toBe(401)
    expect(asked).toHaveLength(1)
  })

  it('shows over https the names alone that no sibling host can set, and the known device', async () => {
    const { asked, fetchApi } = apiAnswering({ status: 401 }, { status: 401 })
    const header = 'access_token=planted; __Host-refresh_token=r1; __Host-known_device=d1; refresh_token=planted'
    const visitor = fetchAsVisitor(header, fetchApi, REFRESH.replace('http:', 'https:'), passedOn)
    await visitor.fetch(new Request(PROFILE))
    expect(asked[0]).toBe('GET /api/profile __Host-refresh_token=r1; __Host-known_device=d1')
    expect(asked).toHaveLength(2)
  })

  it('knows a device that has no session, and tries no sign-in twice', async () => {
    const { asked, fetchApi } = apiAnswering({ status: 401 })
    expect(fetchAsVisitor('known_device=d1', fetchApi, REFRESH, passedOn).hasTokens).toBe(false)
    const visitor = fetchAsVisitor('refresh_token=r1; known_device=d1', fetchApi, REFRESH, passedOn)
    const signIn = new Request('http://otosafi.example/api/auth/login', { method: 'POST', body: '{}' })
    expect((await visitor.fetch(signIn)).status).toBe(401)
    expect(asked).toEqual(['POST /api/auth/login refresh_token=r1; known_device=d1'])
  })

  it.each([null, '', 'language=fr; session=1', 'access_token=', 'xaccess_token=1; refresh_token_=2'])(
    'knows who brings no token: %j',
    (header) => {
      expect(fetchAsVisitor(header, apiAnswering().fetchApi, REFRESH, passedOn).hasTokens).toBe(false)
    },
  )
})
