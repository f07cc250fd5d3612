import type { ApiClient } from '@otosafi/api-client/client'
import { hasSession } from '@otosafi/domain/session/has-session'
import type { Language } from '@otosafi/editions/language'

/**
 * An API client for the browser; its code is loaded with the first request. Where there is a session, an expired token is
 * renewed on the way.
 */
export async function browserApi(language: Language): Promise<ApiClient> {
  const [{ createApiClient }, session] = await Promise.all([
    import('@otosafi/api-client/client'),
    hasSession(document.cookie) ? import('./browser-session.ts') : undefined,
  ])
  return createApiClient({ baseUrl: '/api', language, ...(session && { fetch: session.browserSession.fetch }) })
}
