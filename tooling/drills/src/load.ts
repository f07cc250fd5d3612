import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Answer, ask } from './ask.ts'
import { addFault, type Phase, type Question } from './ledger.ts'
import type { Pulse } from './pulse.ts'

const WRITERS = 8
const READERS = 3
/** Milliseconds between two requests of one client; and before a refused write is sent again. */
const PAUSE = 20
const RETRY = 200

/** Pages that are asked for, where the product serves them. */
const PAGES = ['/home', '/buy-cars', '/fr/buy-cars', '/about'] as const

export type LoadOptions = {
  port: number
  pulse: Pulse
  /** Whether pages are asked for too. */
  withPages: boolean
  /** Milliseconds within which a write is to be answered, but for those in which the process answered nobody. */
  limit: number
  /** Where what happens now is noted. */
  phase: () => Phase
}

/** Clients that write and read all the time. */
export type Load = {
  /** All questions that were sent. */
  questions: readonly Question[]
  /** The moment (of `performance.now`) at which a write was last taken. */
  lastTaken: () => number
  /** Ends the clients once each has had its answer. */
  stop: () => Promise<void>
}

/** Starts the clients. */
export function startLoad(options: LoadOptions): Load {
  const questions: Question[] = []
  const state = { stopped: false, lastTaken: 0 }

  const write = async (): Promise<void> => {
    let question: Question | null = null
    while (!state.stopped) {
      if (question === null) {
        question = { key: randomUUID(), message: `drill ${questions.length}`, reference: null }
        questions.push(question)
      }
      await send(question, options)
      if (question.reference !== null) state.lastTaken = performance.now()
      await sleep(question.reference === null ? RETRY : PAUSE)
      if (question.reference !== null) question = null
    }
  }
  const read = async (paths: () => string, seen: 'reads' | 'pages'): Promise<void> => {
    while (!state.stopped) {
      const path = paths()
      const answer = await ask(options.port, path)
      noteRead(options.phase(), seen, answer)
      await sleep(PAUSE)
    }
  }
  const listing = () => `/api/cars?limit=12&priceMax=${randomInt(50_000, 900_000)}`
  const page = () => PAGES[randomInt(PAGES.length)] ?? '/'
  const clients = [
    ...Array.from({ length: WRITERS }, write),
    ...Array.from({ length: READERS }, () => read(listing, 'reads')),
    ...(options.withPages ? Array.from({ length: READERS }, () => read(page, 'pages')) : []),
  ]
  return {
    questions,
    lastTaken: () => state.lastTaken,
    async stop() {
      state.stopped = true
      await Promise.all(clients)
    },
  }
}

/** Asks once for everything that is to be served from a cache. */
export async function warmPages(port: number): Promise<void> {
  for (const path of PAGES) await ask(port, path)
}

/** Sends a question once, and notes what became of it. */
export async function send(
  question: Question,
  { port, pulse, limit, phase }: Omit<LoadOptions, 'withPages'>,
): Promise<void> {
  const began = performance.now()
  const answer = await ask(port, '/api/questions', {
    body: { message: question.message, consent: true },
    headers: { 'idempotency-key': question.key, 'x-forwarded-for': someAddress() },
  })
  const now = phase()
  now.slowestWrite = Math.max(now.slowestWrite, answer.time)
  if (answer.time - pulse.stalled(began) > limit) addFault(now, `a write was answered after more than ${limit} ms`)
  if (answer.status === 201) {
    now.taken += 1
    const { reference } = JSON.parse(answer.body) as { reference: string }
    question.reference = reference
  } else if (answer.status === 503 && answer.retryAfter !== undefined) now.refused += 1
  else addFault(now, `a write was answered ${told(answer)}`)
}

function noteRead(phase: Phase, seen: 'reads' | 'pages', answer: Answer): void {
  phase.slowestRead = Math.max(phase.slowestRead, answer.time)
  if (answer.status === 200) phase[seen] += 1
  else addFault(phase, `${seen === 'reads' ? 'a read' : 'a page'} was answered ${told(answer)}`)
}

function told({ status, retryAfter, body }: Answer): string {
  if (status === 0) return `not at all (${body})`
  return status === 503 && retryAfter === undefined ? '503 without Retry-After' : String(status)
}

/** An address of a network of its own, so that no limit for one visitor is met. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
