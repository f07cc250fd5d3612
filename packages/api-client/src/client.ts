import createClient, { type Client } from 'openapi-fetch'

import type { paths } from './schema.ts'

/** How a client reaches the API. */
export type ApiClientOptions = {
  /** Where the paths of the contract begin: `/api` in a browser, an absolute address elsewhere. */
  baseUrl: string
  /** What sends a request: the global `fetch` unless given, on the server a direct call into the API. */
  fetch?: (request: Request) => Promise<Response>
  /** The interface language, sent as Accept-Language with every call (spec section 7). */
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
