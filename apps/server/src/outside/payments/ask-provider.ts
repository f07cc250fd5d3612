import { setTimeout as sleep } from 'node:timers/promises'

import { boundedText } from '../bounded-text.ts'
import { parseJson } from '../parse-json.ts'
import { PaymentsError } from './payments-port.ts'

/** Milliseconds that a provider may take for its whole answer, and the most bytes that it may have. */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 256 * 1024
/** The pauses before a question is asked again. */
const PAUSES_MS = [300, 900] as const
/** More than this, in minor units, is no deposit, and does not fit its column. */
const MAX_AMOUNT = 2_000_000_000

/** A provider's answer; `body` is null where it is not JSON, or too long. */
export type ProviderAnswer = { status: number; body: unknown }

/** A question to a provider. `isRepeatable` says that asking twice does nothing twice; `signal` ends all attempts together. */
export type ProviderQuestion = {
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  json?: unknown
  isRepeatable: boolean
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Asks a provider, and again where that is safe and it is busy or away. Gives answers below 500 but 429; throws a
 * {@link PaymentsError} for all else. It is never followed elsewhere: a question contains what is for the provider alone.
 */
export async function askProvider(question: ProviderQuestion): Promise<ProviderAnswer> {
  const pauses = question.isRepeatable ? PAUSES_MS : []
  for (const pause of pauses) {
    try {
      return await askOnce(question)
    } catch (error) {
      if (question.signal?.aborted === true) throw error
      await sleep(pause)
    }
  }
  return askOnce(question)
}

async function askOnce({ url, method, headers, json, timeoutMs, signal }: ProviderQuestion): Promise<ProviderAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  const answer = await send(url, {
    method,
    redirect: 'manual',
    signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const { status } = answer
  if (status >= 500 || status === 429 || (status >= 300 && status < 400)) throw new PaymentsError(`http-${status}`)
  return answer
}

/** The message of a failed fetch may repeat the address; only its kind is reported. */
async function send(url: string, init: RequestInit): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, body: parseJson((await boundedText(response.body, MAX_BYTES)) ?? '') }
  } catch (error) {
    throw new PaymentsError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** An amount of minor units, as a number or as its digits. Throws where it is none. */
export function readAmount(value: unknown): number {
  const amount = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof amount === 'number' && Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT) return amount
  throw new PaymentsError('amount')
}

/** An address of the provider's pages. Throws where it is none that a browser may be sent to. */
export function readAddress(value: unknown): string {
  if (typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new PaymentsError('address')
}
