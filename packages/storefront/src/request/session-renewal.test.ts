import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createSessionRenewal, type RenewalTools } from './session-renewal.ts'

const API = 'http://otosafi.example/api'
const call = (path = '/profile', init: RequestInit = {}) => new Request(API + path, init)
const answer = (status: number) => new Response(null, { status })

/**
 * A browser with tabs before a server, whose messages arrive in the order that `pass` gives them. An access token is good
 * until it is replaced or expires; a refresh token, for one new pair.
 */
function openBrowser(pass: <T>(message: T) => Promise<T>, tabs: number, hasLocks = true) {
  const server = { good: 1, isRevoked: false, refreshes: 0, last: 1 }
  const jar = { access: 1, refresh: 1, marker: true }
  let epoch = 0
  let turn: Promise<unknown> = Promise.resolve()
  const seen = { ended: 0, refused: 0 }

  async function refresh(): Promise<Response> {
    const token = jar.refresh
    await pass('refresh')
    server.refreshes += 1
    if (server.isRevoked) {
      await pass('refused')
      seen.refused += 1
      jar.marker = false
      return answer(401)
    }
    // Used a moment ago by a parallel request: the same again.
    if (token === server.last) server.last = server.good = token + 1
    const given = server.last
    await pass('renewed')
    jar.access = jar.refresh = given
    return answer(200)
  }
  const tools: RenewalTools = {
    async send() {
      const token = jar.access
      await pass('call')
      return pass(answer(!server.isRevoked && token === server.good ? 200 : 401))
    },
    refresh,
    exclusively: (work) => {
      if (!hasLocks) return work()
      const result = turn.then(work)
      turn = result.catch(() => undefined)
      return result
    },
    epoch: { read: () => String(epoch), change: () => (epoch += 1) },
    hasSession: () => jar.marker,
    onEnded: () => (seen.ended += 1),
    signInAgain: () => Promise.resolve(false),
  }
  const renewals = Array.from({ length: tabs }, () => createSessionRenewal(tools))
  const callIn = async (tab: number) => {
    const renewal = renewals[tab % tabs]
    if (renewal === undefined) throw new Error('A browser without tabs')
    return renewal.fetch(call())
  }
  return { server, seen, callIn }
}

const plans = fc.record({
  tabs: fc.integer({ min: 1, max: 4 }),
  calls: fc.array(fc.nat(3), { minLength: 1, maxLength: 10 }),
  rounds: fc.integer({ min: 1, max: 3 }),
  scheduler: fc.scheduler(),
})

describe('whatever the order in which answers arrive', () => {
  it('an expired token is renewed once for all calls of all tabs, and an ended session ends once', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ tabs: count, calls, rounds, scheduler }) => {
        const { server, seen, callIn } = openBrowser((message) => scheduler.schedule(Promise.resolve(message)), count)
        const callAll = async () => {
          const answers = await scheduler.waitFor(Promise.all(calls.map((tab) => callIn(tab))))
          return answers.map(({ status }) => status)
        }
        for (let round = 1; round <= rounds; round++) {
          server.good = 0
          expect(new Set(await callAll())).toEqual(new Set([200]))
          expect(server.refreshes).toBe(round)
        }
        server.isRevoked = true
        expect(new Set(await callAll())).toEqual(new Set([401]))
        expect(new Set(await callAll())).toEqual(new Set([401]))
        expect(seen).toEqual({ ended: 1, refused: 1 })
        expect(server.refreshes).toBe(rounds + 1)
      }),
    )
  })

  it('tabs that cannot wait for each other renew once each at most, and lose no session', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ tabs: count, calls, scheduler }) => {
        const pass = <T>(message: T) => scheduler.schedule(Promise.resolve(message))
        const { server, seen, callIn } = openBrowser(pass, count, false)
        server.good = 0
        await scheduler.waitFor(Promise.all(calls.map((tab) => callIn(tab))))
        expect(server.refreshes).toBeLessThanOrEqual(count)
        expect(seen.ended).toBe(0)
        const later = await scheduler.waitFor(Promise.all([0, 1, 2, 3].map((tab) => callIn(tab))))
        expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      }),
    )
  })
})

describe('a call', () => {
  /** A renewal before an API that gives these answers one after the other; `null` is no answer. */
  function renewalWith(
    answers: (number | null)[],
    refreshed: number | null = 200,
    { hasSession = true, signsIn = false } = {},
  ) {
    const asked: string[] = []
    let isOver = false
    let epoch = 0
    let ended = 0
    const reply = (status: number | null | undefined) =>
      typeof status === 'number' ? Promise.resolve(answer(status)) : Promise.reject(new TypeError('no connection'))
    const renewal = createSessionRenewal({
      send: async (request) => {
        asked.push(`${request.method} ${await request.text()}`)
        return reply(answers.shift())
      },
      refresh: () => {
        asked.push('refresh')
        isOver = refreshed === 401
        return reply(refreshed)
      },
      exclusively: (work) => work(),
      epoch: { read: () => String(epoch), change: () => (epoch += 1) },
      hasSession: () => hasSession && !isOver,
      onEnded: () => (ended += 1),
      signInAgain: () => {
        asked.push('sign in again')
        return Promise.resolve(signsIn)
      },
    })
    return { renewal, asked, ended: () => ended }
  }

  it('is sent again with its body after a renewal, once', async () => {
    const { renewal, asked } = renewalWith([401, 401])
    const { status } = await renewal.fetch(call('/wishlists', { method: 'POST', body: 'car' }))
    expect([status, asked]).toEqual([401, ['POST car', 'refresh', 'POST car']])
  })

  it('to sign in is never sent again', async () => {
    const { renewal, asked } = renewalWith([401])
    expect((await renewal.fetch(call('/auth/login', { method: 'POST' }))).status).toBe(401)
    expect(asked).toEqual(['POST '])
  })

  it('of a guest asks for no renewal', async () => {
    const { renewal, asked, ended } = renewalWith([401], 200, { hasSession: false })
    expect((await renewal.fetch(call())).status).toBe(401)
    expect([asked, ended()]).toEqual([['GET '], 0])
  })

  it.each([[503], [null]])('keeps its 401 and the session when the refresh is answered %s', async (refreshed) => {
    const { renewal, asked, ended } = renewalWith([401, 401, 200], refreshed)
    expect((await renewal.fetch(call())).status).toBe(401)
    expect([asked, ended()]).toEqual([['GET ', 'refresh'], 0])
    await renewal.fetch(call())
    expect(
      asked.filter((line) => line === 'refresh'),
      'the next one tries again',
    ).toHaveLength(2)
  })

  it.each([
    [true, 201, ['POST car', 'refresh', 'sign in again', 'POST car']],
    [false, 401, ['POST car', 'refresh', 'sign in again']],
  ])(
    'that changes something in an ended session waits for signing in again, done: %s',
    async (signsIn, status, all) => {
      const { renewal, asked } = renewalWith([401, 201], 401, { signsIn })
      const answered = await renewal.fetch(call('/wishlists', { method: 'POST', body: 'car' }))
      expect([answered.status, asked]).toEqual([status, all])
    },
  )

  it('that only reads in an ended session asks nobody to sign in', async () => {
    const { renewal, asked } = renewalWith([401], 401, { signsIn: true })
    expect((await renewal.fetch(call())).status).toBe(401)
    expect(asked).toEqual(['GET ', 'refresh'])
  })

  it('that finds no connection says so', async () => {
    await expect(renewalWith([null]).renewal.fetch(call())).rejects.toThrow('no connection')
  })
})
