import type { ApiClient } from '@otosafi/api-client/client'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'

/** Query parameter with the saved search whose cars are to be shown. */
export const OPEN_SEARCH = 'open'

/** The address of a saved search's cars, which its user has seen from then on; the saved searches where it is not there. */
export async function openSearch(id: string, api: ApiClient, language: Language): Promise<string> {
  const { data: search } = await api.PATCH('/saved-searches/{id}', { params: { path: { id } }, body: { seen: true } })
  if (search === undefined) return pathFor('accountSection', language, { key: SAVED_SEARCHES })
  return `${pathFor('buyCars', language)}?${search.query}`.replace(/\?$/, '')
}
