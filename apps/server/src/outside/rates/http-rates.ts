import { boundedText } from '../bounded-text.ts'
import { type DatedRates, type RatesPort, RatesError } from './rates-port.ts'
import { readRates } from './read-rates.ts'

/** Limits of the source's answer: time for all of it, and bytes. */
const REQUEST_TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024

/**
 * Fetches rates from the JSON source at `url` (`http://` or `https://`); see {@link readRates} for what it must answer.
 * The source is named after its host. It is never followed to another address.
 */
export function createHttpRates(
  url: string,
  { timeoutMs = REQUEST_TIMEOUT_MS }: { timeoutMs?: number } = {},
): RatesPort {
  const source = new URL(url).hostname
  return {
    async fetchRates(signal): Promise<DatedRates> {
      const text = await fetchText(url, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
      return { source, ...readRates(text) }
    },
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'application/json' } })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new RatesError(`The source of exchange rates answered ${response.status}`)
    }
    const text = await boundedText(response.body, MAX_BYTES)
    if (text === null) throw new RatesError('The source of exchange rates answered too much')
    return text
  } catch (error) {
    if (error instanceof RatesError) throw error
    const why = error instanceof Error ? error.name : 'unknown'
    throw new RatesError(`The source of exchange rates could not be read (${why})`)
  }
}
