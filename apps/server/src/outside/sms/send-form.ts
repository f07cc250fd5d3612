import { type ProviderResponse, readResponse } from '../provider-response.ts'

/** Limits of a provider's whole response. */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024

/** Posts a form to a provider of text messages. Redirects are not followed: the form contains secrets. */
export async function sendForm(
  url: string,
  headers: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): Promise<ProviderResponse> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
  })
  return readResponse(response, MAX_BYTES)
}
