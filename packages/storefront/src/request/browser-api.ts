import type { ApiClient } from '@otosafi/api-client/client'
import type { Language } from '@otosafi/editions/language'

/** A client of the API for a page in the browser; its code comes with the first question that a visitor asks. */
export async function browserApi(language: Language): Promise<ApiClient> {
  const { createApiClient } = await import('@otosafi/api-client/client')
  return createApiClient({ baseUrl: '/api', language })
}
