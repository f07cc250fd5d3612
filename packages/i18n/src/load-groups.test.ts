import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createGroupLoader, GroupLoadError, PARALLEL_READS, RETRIES } from './load-groups.ts'

/** A clock that stands still until it is wound: waits end in the order of their time. */
function createClock() {
  const waits: { until: number; end: () => void }[] = []
  let now = 0
  return {
    now: () => now,
    wait: (milliseconds: number) => new Promise<void>((end) => void waits.push({ until: now + milliseconds, end })),
    async wind() {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const next = waits.sort((a, b) => a.until - b.until).shift()
        if (!next) return
        now = next.until
        next.end()
      }
    },
  }
}

const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body })

test('a group that never comes is asked for six times, after 350, 700, 1400, 2800 and 5600 ms, and fails with its address', async () => {
  const clock = createClock()
  const askedAt: number[] = []
  const load = createGroupLoader({
    wait: clock.wait,
    fetch: async () => {
      askedAt.push(clock.now())
      throw new TypeError('offline')
    },
  })
  const failure = load('/texts/fr.json').catch((error: unknown) => error)
  await clock.wind()
  expect(askedAt).toEqual([0, 350, 1050, 2450, 5250, 10850])
  expect(await failure).toBeInstanceOf(GroupLoadError)
  expect(await failure).toMatchObject({ url: '/texts/fr.json', attempts: RETRIES + 1, cause: new TypeError('offline') })
})

test('an error status and a body that is no dictionary are failed reads like a broken connection', async () => {
  const clock = createClock()
  const answers = [
    answer({}, 503),
    answer(['no', 'dictionary']),
    answer({ deep: { number: 3 } }),
    answer({ car: { sold: 'Vendue' } }),
  ]
  const load = createGroupLoader({ wait: clock.wait, fetch: async () => answers.shift()! })
  const texts = load('/fr.json')
  await clock.wind()
  expect(await texts).toEqual({ car: { sold: 'Vendue' } })
  expect(clock.now()).toBe(350 + 700 + 1400)
})

test('callers who ask while an address is being read share one read; after a failure a new call reads anew', async () => {
  const clock = createClock()
  let reads = 0
  let online = false
  const load = createGroupLoader({
    wait: clock.wait,
    fetch: async () => {
      reads += 1
      if (!online) throw new TypeError('offline')
      return answer({ a: 'A' })
    },
  })
  const both = Promise.allSettled([load('/a.json'), load('/a.json')])
  await clock.wind()
  expect((await both).map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect(reads).toBe(6)
  online = true
  expect(await Promise.all([load('/a.json'), load('/a.json')])).toEqual([{ a: 'A' }, { a: 'A' }])
  expect(reads).toBe(7)
})

test('however many groups and failures there are, at most ten reads are under way and no group is asked for too often', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 40, size: 'max' }),
      async (failuresOfUrl) => {
        const clock = createClock()
        const asked = failuresOfUrl.map(() => 0)
        let underWay = 0
        let most = 0
        const load = createGroupLoader({
          wait: clock.wait,
          fetch: async (url) => {
            const index = Number(url)
            underWay += 1
            most = Math.max(most, underWay)
            await clock.wait(300)
            underWay -= 1
            asked[index]! += 1
            if (asked[index]! <= failuresOfUrl[index]!) throw new TypeError('offline')
            return answer({ url })
          },
        })
        const results = Promise.allSettled(failuresOfUrl.map((_, index) => load(String(index))))
        await clock.wind()
        expect(most).toBe(Math.min(PARALLEL_READS, failuresOfUrl.length))
        expect(asked).toEqual(failuresOfUrl.map((failures) => Math.min(failures, RETRIES) + 1))
        expect((await results).map((result) => result.status)).toEqual(
          failuresOfUrl.map((failures) => (failures > RETRIES ? 'rejected' : 'fulfilled')),
        )
      },
    ),
    { numRuns: 30 },
  )
})

test('a group that waits for its retry does not hold up the others', async () => {
  const clock = createClock()
  const load = createGroupLoader({
    wait: clock.wait,
    fetch: async (url) => {
      if (url.startsWith('/broken')) throw new TypeError('offline')
      return answer({ url })
    },
  })
  const broken = Array.from({ length: PARALLEL_READS }, (_, index) => load(`/broken/${index}`).catch(() => undefined))
  expect(await load('/fine')).toEqual({ url: '/fine' })
  expect(clock.now()).toBe(0)
  await clock.wind()
  await Promise.all(broken)
})
