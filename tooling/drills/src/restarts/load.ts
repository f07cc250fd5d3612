import { randomInt, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { ask, type Sent, someAddress } from '../ask.ts'

/** Counts of requests by outcome. Everything but `answered` and `refused` is a violation. */
export type Outcomes = {
  /** Answered with the expected status. */
  answered: number
  /** Connection refused, so nothing was begun. */
  refused: number
  /** Any other status or error, with its count. */
  broken: Map<string, number>
}

const CLIENTS = 8
/** Milliseconds, at most, between two requests of a client. */
const MAX_PAUSE_MS = 20
/** Retry delay of a refused client, milliseconds. */
const RETRY_DELAY_MS = 50
/** Characters of an answer that are shown with a violation. */
const SHOWN = 200

type Ask = { path: string; posted?: Sent; expected: number }

function nextAsk(withPages: boolean): Ask {
  const dice = randomInt(10)
  if (dice < 2) return question()
  if (dice < 4 && withPages) return { path: `/fr?restart=${randomInt(1000)}`, expected: 200 }
  return { path: `/api/cars?limit=${1 + randomInt(48)}`, expected: 200 }
}

function question(): Ask {
  return {
    path: '/api/questions',
    posted: {
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': someAddress() },
      body: { message: 'Is it open? '.repeat(50), consent: true },
    },
    expected: 201,
  }
}

/** Sends requests over kept-alive connections until `signal` is aborted, and counts their outcomes. */
export async function sendLoad(
  port: number,
  { withPages, signal }: { withPages: boolean; signal: AbortSignal },
): Promise<Outcomes> {
  const outcomes: Outcomes = { answered: 0, refused: 0, broken: new Map() }
  const agent = new Agent({ keepAlive: true })
  const breakOn = (what: string) => outcomes.broken.set(what, (outcomes.broken.get(what) ?? 0) + 1)

  async function send({ path, posted, expected }: Ask): Promise<void> {
    const { status, body } = await ask(port, path, posted, { agent })
    if (status === expected) outcomes.answered += 1
    else if (status === 0 && body.includes('ECONNREFUSED')) {
      outcomes.refused += 1
      await sleep(RETRY_DELAY_MS)
    } else breakOn(`${posted === undefined ? 'GET' : 'POST'} ${path.split('?')[0]}: ${status} ${body.slice(0, SHOWN)}`)
  }

  async function client(): Promise<void> {
    while (!signal.aborted) {
      await send(nextAsk(withPages))
      await sleep(randomInt(MAX_PAUSE_MS))
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  return outcomes
}
