import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

/** Name of the form that saves a search, and of the query parameter with the search. */
export const SAVE_SEARCH = 'save'

/** The section of the account with the saved searches. */
export const SAVED_SEARCHES = 'saved-searches'

/**
 * The address that a search is sent to, as a form without fields: what is to be saved is in the address, so that it is still
 * there for somebody who signs in first. Opened as a page, it asks before it saves.
 */
export function saveSearchPath(query: string, language: Language): string {
  return `${pathFor('accountSection', language, { key: SAVED_SEARCHES })}?${new URLSearchParams({ [SAVE_SEARCH]: query })}`
}
