import { setTimeout as sleep } from 'node:timers/promises'

import type { DrillDatabase } from '../drill-database.ts'
import type { Product } from '../product.ts'
import { addressOf, send } from './client.ts'

/** P-28: tries of one code, and wrong codes for one destination in a day. */
const TRIES_A_CODE = 3
const WRONG_A_DAY = 10
/** Codes that one destination is sent in an hour, each a minute after the one before. */
const CODES = 5
const RESEND_AFTER_MS = 60_500
const AT_ONCE = 64
const DESTINATION = 'guessed-at@example.org'

export type GuessResult = { lines: string[]; broken: string[] }

/**
 * Guesses codes of one destination through all servers at once, each guess from an address of its own, with a new code
 * whenever one may be sent. No guess beyond the budget may be compared.
 */
export async function guessCodes(
  servers: readonly Product[],
  database: Pick<DrillDatabase, 'query'>,
  guesses: number,
): Promise<GuessResult> {
  const ports = servers.map(({ port }) => port)
  const counts = new Map<string, number>()
  const compared: number[] = []
  const broken: string[] = []
  let made = 0
  let proofId: string | undefined
  for (let round = 0; round < CODES; round++) {
    const began = performance.now()
    const contact = { channel: 'email', destination: DESTINATION }
    const asked = await send({
      port: portOf(ports, round),
      path: '/api/auth/otp',
      address: addressOf(1_000_000 + round),
      body: { ...contact, ...(proofId === undefined ? {} : { proofId }) },
    })
    if (asked.status !== 202) broken.push(`code ${round + 1} was not sent: ${asked.status} ${asked.code}`)
    else proofId = JSON.parse(asked.body).proofId
    let inRound = 0
    const last = Math.round((guesses * (round + 1)) / CODES)
    const guess = async (): Promise<void> => {
      while (made < last) {
        const number = made++
        const body = { ...contact, proofId, code: String(number % 100_000).padStart(5, '0') }
        const { status, code } = await send({
          port: portOf(ports, number),
          path: '/api/auth/otp/verify',
          address: addressOf(number),
          body,
        })
        const name = `${status} ${code ?? ''}`.trim()
        counts.set(name, (counts.get(name) ?? 0) + 1)
        if (code === 'otp_invalid') inRound++
        if (status < 400) broken.push(`guess ${number} was right`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, guess))
    compared.push(inRound)
    if (round < CODES - 1) await sleep(Math.max(0, RESEND_AFTER_MS - (performance.now() - began)))
  }
  const sum = compared.reduce((total, each) => total + each, 0)
  // Guesses that are refused for another reason say nothing of the budget.
  if (sum === 0) broken.push('no guess was compared')
  if (sum > WRONG_A_DAY) broken.push(`${sum} wrong codes were compared`)
  for (const each of compared) if (each > TRIES_A_CODE) broken.push(`${each} tries of one code`)
  const [row] = await database.query<{ wrong: number; tries: number }>(
    `select (select coalesce(max(cardinality(wrong_at)), 0) from contact_destinations) as wrong,
      (select coalesce(max(tries), 0) from contact_proofs) as tries`,
  )
  if ((row?.wrong ?? 0) > WRONG_A_DAY || (row?.tries ?? 0) > TRIES_A_CODE)
    broken.push(`the database counts ${row?.wrong} wrong codes, ${row?.tries} tries`)
  const outcomes = [...counts].map(([name, count]) => `${name}: ${count}`).join(', ')
  return {
    lines: [
      `${made} guesses from as many addresses through ${ports.length} servers, ${CODES} codes: ${outcomes}`,
      `compared for each code: ${compared.join(', ')}; in all ${sum} of at most ${WRONG_A_DAY}`,
    ],
    broken,
  }
}

function portOf(ports: readonly number[], number: number): number {
  return ports[number % ports.length] ?? 0
}
