import { SAVE_SEARCH } from '../navigation/save-search-path.ts'
import type { VisitorRequest } from './visitor-request.ts'

/** Saves the search that an address names for the signed-in visitor. */
export function saveSearch({ api, url }: Pick<VisitorRequest, 'api' | 'url'>) {
  return api.POST('/saved-searches', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { query: url.searchParams.get(SAVE_SEARCH) ?? '' },
  })
}
