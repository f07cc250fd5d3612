import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { ask, someAddress } from '../ask.ts'
import type { Question } from '../ledger.ts'
import { count, type Counts } from './counts.ts'

/** Before a write that was refused is sent again with its key. */
const RETRY_MS = 1000

const API = [() => `/api/cars?limit=12&priceMax=${randomInt(50_000, 900_000)}`, () => '/api/cars?limit=24']
const PAGES = [() => '/home', () => '/fr/buy-cars']

/** The writes and reads that were answered while something happened. */
export type SteadyTally = {
  writes: Counts
  reads: Counts
  /** The longest time without an acknowledged write, milliseconds. */
  longestRefusal: number
  slowestWrite: number
  slowestRead: number
}

/** A load of so many requests a second, whatever becomes of them. */
export type SteadyLoad = {
  questions: readonly Question[]
  /** What there was since the last call. */
  take: () => SteadyTally
  /** When a write was last acknowledged (`performance.now`). */
  lastTaken: () => number
  /** Ends the load, and sends what was refused until it is taken or that takes too long. */
  stop: () => Promise<void>
}

/** How long refused writes are repeated at the end. */
const END_TIMEOUT_MS = 30_000

/** Starts it against a port, with writes and reads a second, of pages too where the servers have them. */
export function startSteadyLoad(
  port: number,
  { writes, reads, withPages }: { writes: number; reads: number; withPages: boolean },
): SteadyLoad {
  const paths = withPages ? [...API, ...PAGES] : API
  const questions: Question[] = []
  let refused: { question: Question; due: number }[] = []
  let tally = emptyTally()
  let lastTaken = performance.now()
  const underWay = new Set<Promise<void>>()
  const track = (work: Promise<void>) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  const send = async (question: Question): Promise<void> => {
    const answer = await ask(port, '/api/questions', {
      body: { message: question.message, consent: true },
      headers: { 'idempotency-key': question.key, 'x-forwarded-for': someAddress() },
    })
    count(tally.writes, answer)
    tally.slowestWrite = Math.max(tally.slowestWrite, answer.time)
    if (answer.status === 201) {
      question.reference = (JSON.parse(answer.body) as { reference: string }).reference
      const now = performance.now()
      tally.longestRefusal = Math.max(tally.longestRefusal, now - lastTaken)
      lastTaken = now
    } else refused.push({ question, due: performance.now() + RETRY_MS })
  }
  const write = () => {
    const at = refused.findIndex(({ due }) => due <= performance.now())
    const [again] = at < 0 ? [] : refused.splice(at, 1)
    const question = again?.question ?? { key: randomUUID(), message: `drill ${questions.length}`, reference: null }
    if (again === undefined) questions.push(question)
    track(send(question))
  }
  const read = async (): Promise<void> => {
    const answer = await ask(port, paths[randomInt(paths.length)]?.() ?? '/api/cars')
    count(tally.reads, answer)
    tally.slowestRead = Math.max(tally.slowestRead, answer.time)
  }
  const timers = [setInterval(write, 1000 / writes), setInterval(() => track(read()), 1000 / reads)]

  return {
    questions,
    take() {
      const taken = tally
      tally = emptyTally()
      return taken
    },
    lastTaken: () => lastTaken,
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all(underWay)
      const end = performance.now() + END_TIMEOUT_MS
      while (refused.length > 0 && performance.now() < end) {
        const again = refused
        refused = []
        for (const { question } of again) await send(question)
        if (refused.length > 0) await sleep(RETRY_MS)
      }
    },
  }
}

function emptyTally(): SteadyTally {
  return { writes: new Map(), reads: new Map(), longestRefusal: 0, slowestWrite: 0, slowestRead: 0 }
}
