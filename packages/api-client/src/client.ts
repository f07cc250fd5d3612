import createClient, { type Client } from 'openapi-fetch'

import type { paths } from './schema.ts'

/** The options of a client. */
export type ApiClientOptions = {
  /** The base of the contract's paths: `/api` in a browser, an absolute URL elsewhere. */
  baseUrl: string
  /** The `fetch` to use, by default the global one; on the server a direct call into the API. */
  fetch?: (request: Request) => Promise<Response>
  /** The interface language, sent as Accept-Language with every call (P-04). */
  language: string
}

/** A client with one method an HTTP verb, whose paths, parameters, bodies and answers are those of the contract. */
export type ApiClient = Client<paths>

/**
 * A client of the contract. A call resolves to `{ data }` on success and to `{ error }` with the problem otherwise;
 * it rejects only when there was no answer at all.
 */
export function createApiClient({ baseUrl, fetch, language }: ApiClientOptions): ApiClient {
  return createClient<paths>({
    baseUrl,
    headers: { 'Accept-Language': language },
    ...(fetch === undefined ? {} : { fetch }),
  })
}
