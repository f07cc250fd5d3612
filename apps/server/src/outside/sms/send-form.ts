import { boundedText } from '../bounded-text.ts'
import { parseJson } from '../parse-json.ts'

/** Milliseconds that a provider may take for its whole answer, and the most bytes that it may have. */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024

/** A provider's answer; `body` is null where it is not JSON, or too long. */
export type ProviderAnswer = { status: number; body: unknown }

/** Posts a form to a provider of text messages. Never follows it elsewhere, since the form carries what is for its eyes alone. */
export async function sendForm(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: parseJson((await boundedText(response.body, MAX_BYTES)) ?? '') }
}

/** Thrown where a provider did not take a message this time. The text is a code; providers repeat numbers in their own. */
export class SmsError extends Error {
  override name = 'SmsError'
  readonly code: string

  constructor(code: string) {
    super(`The message was not taken (${code})`)
    this.code = code
  }
}
