import { randomUUID } from 'node:crypto'

import type { ContentList } from '@otosafi/domain/office/content-lists'
import { type ContentValues, nameOfContent } from '@otosafi/domain/office/content-values'
import { toSlug } from '@otosafi/domain/text/to-slug'
import type { Language } from '@otosafi/editions/language'

import type { ContentRow } from './content.queries.ts'

/** The longest beginning of an address, characters: room is left for a number. */
const MAX_LENGTH = 70

/** The lists whose items have an address or appear in one, and the fallback for names that are not in Latin script. */
const ADDRESSED: Readonly<Partial<Record<ContentList, string>>> = {
  posts: 'article',
  stores: 'store',
  categories: 'category',
}

/**
 * The ids that a new item may have, the first that no other has. An article's, a showroom's and a category's is its name in addresses: in
 * the edition's first language, with a number where that is taken; it stays when the name changes.
 */
export function* idsFor(list: ContentList, payload: ContentRow['payload'], first: Language): Generator<string, never> {
  const instead = ADDRESSED[list]
  const slug = instead === undefined ? null : slugOf(nameOfContent(list, payload as ContentValues, first)) || instead
  for (let number = 1; ; number++) yield slug === null ? randomUUID() : number === 1 ? slug : `${slug}-${number}`
}

/** The words of a name that fit; a name in other letters gives none. */
function slugOf(title: string): string {
  const whole = toSlug(title)
  const cut = whole.length > MAX_LENGTH ? whole.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '') : whole
  return cut.slice(0, MAX_LENGTH)
}
