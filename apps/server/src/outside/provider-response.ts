import { boundedText } from './bounded-text.ts'
import { parseJson } from './parse-json.ts'

/** A provider's response; `body` is null where it is not JSON, or too long. */
export type ProviderResponse = { status: number; body: unknown }

/** Reads a response of at most `maxBytes`. */
export async function readResponse({ status, body }: Response, maxBytes: number): Promise<ProviderResponse> {
  return { status, body: parseJson((await boundedText(body, maxBytes)) ?? '') }
}
