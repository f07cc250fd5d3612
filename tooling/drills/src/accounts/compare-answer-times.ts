import { randomInt, randomUUID } from 'node:crypto'

import type { DrillDatabase } from '../drill-database.ts'
import { median } from '../median.ts'
import { addressOf, send } from './client.ts'
import { compareSamples } from './mann-whitney.ts'

/** The password of every account that the drill writes. */
const PASSWORD = 'drill of accounts'
const UNAVAILABLE = 503
/** With four forms, one false alarm in a hundred runs. */
const SIGNIFICANCE_LEVEL = 0.0025

/** A form that names an account. */
type Form = { name: string; path: string; body: (email: string) => object }

const FORMS: readonly Form[] = [
  { name: 'login', path: '/api/auth/login', body: (identifier) => ({ identifier, password: 'a wrong one' }) },
  {
    name: 'sign-up',
    path: '/api/auth/sign-up',
    body: (email) => ({ fullName: 'Drill', email, password: PASSWORD, consent: true }),
  },
  { name: 'forgot', path: '/api/auth/forgot-password', body: (identifier) => ({ identifier }) },
  { name: 'resend', path: '/api/auth/verification-links', body: (email) => ({ email }) },
]

/**
 * Sends each form `pairs` times with the address of an account and as often with nobody's, in random order, and compares the
 * times of the answers. A form leaks where the difference is unlikely to be chance.
 */
export async function compareAnswerTimes(
  port: number,
  database: Pick<DrillDatabase, 'query'>,
  pairs: number,
): Promise<{ lines: string[]; broken: string[] }> {
  const [row] = await database.query<{ password_hash: string }>(
    `select password_hash from users where edition = 'ma' limit 1`,
  )
  const lines: string[] = []
  const broken: string[] = []
  let requests = 0
  for (const { name, path, body } of FORMS) {
    const known = Array.from({ length: pairs }, (_, place) => `known${place}@${name}.example`)
    await database.query(
      `insert into users (edition, id, full_name, email, email_verified_at, password_hash, language, created_at)
       select 'ma', id::uuid, 'Drill', email, now(), $3, 'fr', now() from unnest($1::text[], $2::text[]) as t (id, email)`,
      [known.map(() => randomUUID()), known, row?.password_hash ?? ''],
    )
    const times = { known: [] as number[], nobody: [] as number[] }
    const statuses = { known: new Set<string>(), nobody: new Set<string>() }
    let busy = 0
    const ask = async (whose: keyof typeof times, email: string) => {
      const { status, code, time } = await send({ port, path, address: addressOf(requests++), body: body(email) })
      // A server that has too much to do says so to everybody.
      if (status === UNAVAILABLE) busy++
      else {
        statuses[whose].add(`${status} ${code ?? ''}`.trim())
        times[whose].push(time)
      }
    }
    // The first answers of a process are slow.
    for (let i = 0; i < 20; i++) await ask('nobody', `warm${i}@${name}.example`)
    times.nobody.length = 0
    for (const [place, email] of known.entries()) {
      const order = [() => ask('known', email), () => ask('nobody', `nobody${place}@${name}.example`)]
      if (randomInt(2) === 1) order.reverse()
      for (const each of order) await each()
    }
    const { share, p } = compareSamples(times.known, times.nobody)
    const [theirs, nobodys] = [median(times.known), median(times.nobody)]
    lines.push(
      `${name}: ${pairs} pairs, ${[...statuses.known].join(' or ')} for accounts, ${[...statuses.nobody].join(' or ')} for nobody, ${busy} unavailable; medians ${theirs.toFixed(2)} and ${nobodys.toFixed(2)} ms, ` +
        `an account's answer is the slower one in ${(share * 100).toFixed(1)} %, p = ${p.toFixed(3)}`,
    )
    if ([...statuses.known].sort().join() !== [...statuses.nobody].sort().join())
      broken.push(`${name} answers in different ways`)
    if (p < SIGNIFICANCE_LEVEL) broken.push(`${name} leaks by its time (p = ${p.toExponential(1)})`)
  }
  return { lines, broken }
}
