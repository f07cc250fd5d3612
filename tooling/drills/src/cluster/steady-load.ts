import { randomInt, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { ask, someAddress } from '../ask.ts'
import type { Question } from '../ledger.ts'
import { count, type Counts } from './counts.ts'
import { createPacedLoad, type PacedLoad } from './paced-load.ts'

/** HAProxy closes idle connections whenever it changes where they lead, so a request on one may have to be sent again. */
const RESENDS = 2
/** Keep-alive of an idle connection: shorter than HAProxy's. */
const IDLE_CONNECTION_MS = 5000
/** Retry delay of a refused write, which is sent again with its idempotency key. */
const RETRY_MS = 1000

const API = [() => `/api/cars?limit=12&priceMax=${randomInt(50_000, 900_000)}`, () => '/api/cars?limit=24']
const PAGES = [() => '/home', () => '/fr/buy-cars']

/** The writes and reads that were answered while something happened. */
export type SteadyTally = {
  writes: Counts
  reads: Counts
  /** The longest time without an acknowledged write, milliseconds. */
  longestRefusal: number
  /** The longest time from the first refusal of a write until it was taken, milliseconds; one of before counts from the beginning. */
  longestWait: number
  slowestWrite: number
  slowestRead: number
}

/** An open-loop load: requests start at a fixed rate, whatever the responses. */
export type SteadyLoad = PacedLoad<SteadyTally> & { questions: readonly Question[] }

/** Timeout of the retries of refused writes at the end. */
const END_TIMEOUT_MS = 30_000

/** Starts it, against the port that is asked for at each request, with writes and reads a second, of pages too where the servers have them. */
export function startSteadyLoad(
  port: () => number,
  { writes, reads, withPages }: { writes: number; reads: number; withPages: boolean },
): SteadyLoad {
  // As browsers do: connections are used again.
  const agent = new Agent({ keepAlive: true, timeout: IDLE_CONNECTION_MS })
  const paths = withPages ? [...API, ...PAGES] : API
  const questions: Question[] = []
  let refused: { question: Question; since: number; due: number }[] = []
  const { tally, tallyBegan, every, acknowledge, ...load } = createPacedLoad(emptyTally)

  /** Sends a question. `since` is when it was first refused, if it was. */
  const send = async (question: Question, since: number | null = null): Promise<void> => {
    const posted = {
      body: { message: question.message, consent: true },
      headers: { 'idempotency-key': question.key, 'x-forwarded-for': someAddress() },
    }
    const answer = await ask(port(), '/api/questions', posted, { agent, resends: RESENDS })
    const counted = tally()
    count(counted.writes, answer)
    counted.slowestWrite = Math.max(counted.slowestWrite, answer.time)
    if (answer.status === 201) {
      question.reference = (JSON.parse(answer.body) as { reference: string }).reference
      counted.longestRefusal = Math.max(counted.longestRefusal, acknowledge())
      if (since !== null)
        counted.longestWait = Math.max(counted.longestWait, performance.now() - Math.max(since, tallyBegan()))
    } else {
      const now = performance.now()
      refused.push({ question, since: since ?? now, due: now + RETRY_MS })
    }
  }
  const write = (): Promise<void> => {
    const at = refused.findIndex(({ due }) => due <= performance.now())
    const [again] = at < 0 ? [] : refused.splice(at, 1)
    const question = again?.question ?? { key: randomUUID(), message: `drill ${questions.length}`, reference: null }
    if (again === undefined) questions.push(question)
    return send(question, again?.since)
  }
  const read = async (): Promise<void> => {
    const answer = await ask(port(), paths[randomInt(paths.length)]?.() ?? '/api/cars', undefined, {
      agent,
      resends: RESENDS,
    })
    const counted = tally()
    count(counted.reads, answer)
    counted.slowestRead = Math.max(counted.slowestRead, answer.time)
  }
  every(1000 / writes, write)
  every(1000 / reads, read)

  return {
    ...load,
    questions,
    // Refused writes are sent again until they are accepted, or that takes too long.
    async stop() {
      await load.stop()
      const end = performance.now() + END_TIMEOUT_MS
      while (refused.length > 0 && performance.now() < end) {
        const again = refused
        refused = []
        for (const { question, since } of again) if (performance.now() < end) await send(question, since)
        if (refused.length > 0) await sleep(RETRY_MS)
      }
      agent.destroy()
    },
  }
}

function emptyTally(): SteadyTally {
  return { writes: new Map(), reads: new Map(), longestRefusal: 0, longestWait: 0, slowestWrite: 0, slowestRead: 0 }
}
