import { setTimeout as sleep } from 'node:timers/promises'

import { type ProviderResponse, readResponse } from '../provider-response.ts'
import { PaymentsError } from './payments-port.ts'

/** Limits of a provider's whole response. */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 256 * 1024
/** The pauses before a request is repeated. */
const PAUSES_MS = [300, 900] as const
/** More than this, in minor units, is no deposit, and does not fit its column. */
const MAX_AMOUNT = 2_000_000_000

/** A request to a provider. `isRepeatable` says that it is idempotent; `signal` ends all attempts together. */
export type ProviderRequest = {
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  json?: unknown
  isRepeatable: boolean
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Sends a request to a provider, and again where it is idempotent and the provider is busy or away. Resolves with statuses below 500
 * except redirects and 429; throws a {@link PaymentsError} for all else. Redirects are not followed: requests contain secrets.
 */
export async function askProvider(request: ProviderRequest): Promise<ProviderResponse> {
  const pauses = request.isRepeatable ? PAUSES_MS : []
  for (const pause of pauses) {
    try {
      return await askOnce(request)
    } catch (error) {
      if (request.signal?.aborted === true) throw error
      await sleep(pause)
    }
  }
  return askOnce(request)
}

async function askOnce({ url, method, headers, json, timeoutMs, signal }: ProviderRequest): Promise<ProviderResponse> {
  const deadline = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  const response = await send(url, {
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
  const { status } = response
  if (status >= 500 || status === 429 || (status >= 300 && status < 400)) throw new PaymentsError(`http-${status}`)
  return response
}

/** The message of a failed fetch may repeat the address; only its kind is reported. */
async function send(url: string, init: RequestInit): Promise<ProviderResponse> {
  try {
    return await readResponse(await fetch(url, init), MAX_BYTES)
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
