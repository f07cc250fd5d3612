import { setTimeout as sleep } from 'node:timers/promises'

import { median } from '../median.ts'
import { addressOf, send } from './client.ts'

const LOGINS_A_SECOND = 100
const LISTINGS_A_SECOND = 40
const ROUNDS = 3
/** Maximum factor of the listing's slowest response. */
const MAX_TIMES = 2
/** Below this, milliseconds, differences are noise. */
const NOISE_MS = 25

/**
 * Asks for listings that no cache has, alone and while 100 people a second sign in, in turn, and compares the 99th percentiles
 * of their times. A sign-in may be refused; the listing must not notice.
 */
export async function floodLogins(port: number, seconds: number): Promise<{ lines: string[]; broken: string[] }> {
  let numbers = 2_000_000
  const counts = new Map<string, number>()
  const atRate = async (rate: number, work: (number: number) => Promise<void>) => {
    const began = performance.now()
    const all: Promise<void>[] = []
    for (let place = 0; place < rate * seconds; place++) {
      await sleep(Math.max(0, began + (place * 1000) / rate - performance.now()))
      all.push(work(numbers++))
    }
    await Promise.all(all)
  }
  const list = async () => {
    const times: number[] = []
    await atRate(LISTINGS_A_SECOND, async (number) => {
      const path = `/api/cars?priceMax=${100_000 + (number % 400_000)}&limit=24`
      const { status, time } = await send({ port, path, address: addressOf(number) })
      if (status !== 200) throw new Error(`The listing answers ${status}`)
      times.push(time)
    })
    return times
  }
  const signIn = () =>
    atRate(LOGINS_A_SECOND, async (number) => {
      const body = { identifier: `flood${number}@example.org`, password: 'a wrong one' }
      const { status, code } = await send({ port, path: '/api/auth/login', address: addressOf(number), body })
      const name = `${status} ${code ?? ''}`.trim()
      counts.set(name, (counts.get(name) ?? 0) + 1)
    })
  await list()
  const quiet: number[] = []
  const flooded: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(slowest(await list()))
    const [times] = await Promise.all([list(), signIn()])
    flooded.push(slowest(times))
  }
  const [before, during] = [median(quiet), median(flooded)]
  const shown = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ')
  const isSlower = during > Math.max(before * MAX_TIMES, NOISE_MS)
  return {
    lines: [
      `sign-ins at ${LOGINS_A_SECOND}/s: ${[...counts].map(([name, count]) => `${name}: ${count}`).join(', ')}`,
      `listing at ${LISTINGS_A_SECOND}/s, p99 of each round, ms: alone ${shown(quiet)}; with sign-ins ${shown(flooded)}`,
    ],
    broken: isSlower ? [`the listing's p99 grows from ${before.toFixed(1)} to ${during.toFixed(1)} ms`] : [],
  }
}

function slowest(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
}
