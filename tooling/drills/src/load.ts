import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Answer, ask, describeStatus, someAddress } from './ask.ts'
import type { HealthProbe } from './health-probe.ts'
import { addViolation, type Phase, type Question } from './ledger.ts'

const WRITERS = 8
const READERS = 3
/** Between two requests of one client, and before a refused write is repeated. */
const PAUSE_MS = 20
const RETRY_DELAY_MS = 200

/** Pages to request, where the product serves them. */
const PAGES = ['/home', '/buy-cars', '/fr/buy-cars', '/about'] as const

export type LoadOptions = {
  port: number
  probe: HealthProbe
  /** Whether pages are requested too. */
  withPages: boolean
  /** The time limit of a write, milliseconds, less the time in which the process did not answer at all. */
  limit: number
  /** The phase that records the results. */
  phase: () => Phase
}

/** Concurrent clients that write and read. */
export type Load = {
  /** All writes that were sent. */
  questions: readonly Question[]
  /** When a write was last acknowledged (`performance.now`). */
  lastTaken: () => number
  /** Stops the clients after their present requests. */
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
      await sleep(question.reference === null ? RETRY_DELAY_MS : PAUSE_MS)
      if (question.reference !== null) question = null
    }
  }
  const read = async (paths: () => string, seen: 'reads' | 'pages'): Promise<void> => {
    while (!state.stopped) {
      const path = paths()
      const answer = await ask(options.port, path)
      noteRead(options.phase(), seen, answer)
      await sleep(PAUSE_MS)
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

/** Requests everything that should be cached once. */
export async function warmPages(port: number): Promise<void> {
  for (const path of PAGES) await ask(port, path)
}

/** Sends a write once, and records the result. */
export async function send(
  question: Question,
  { port, probe, limit, phase }: Omit<LoadOptions, 'withPages'>,
): Promise<void> {
  const began = performance.now()
  const answer = await ask(port, '/api/questions', {
    body: { message: question.message, consent: true },
    headers: { 'idempotency-key': question.key, 'x-forwarded-for': someAddress() },
  })
  const now = phase()
  now.slowestWrite = Math.max(now.slowestWrite, answer.time)
  if (answer.time - probe.stalled(began) > limit) addViolation(now, `a write was answered after more than ${limit} ms`)
  if (answer.status === 201) {
    now.taken += 1
    const { reference } = JSON.parse(answer.body) as { reference: string }
    question.reference = reference
  } else if (answer.status === 503 && answer.retryAfter !== undefined) now.refused += 1
  else addViolation(now, `a write was answered ${describeStatus(answer)}`)
}

function noteRead(phase: Phase, seen: 'reads' | 'pages', answer: Answer): void {
  phase.slowestRead = Math.max(phase.slowestRead, answer.time)
  if (answer.status === 200) phase[seen] += 1
  else addViolation(phase, `${seen === 'reads' ? 'a read' : 'a page'} was answered ${describeStatus(answer)}`)
}
