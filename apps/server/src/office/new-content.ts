import { randomUUID } from 'node:crypto'

import type { LocalizedText } from '@otosafi/domain/car/car'
import type { ContentList } from '@otosafi/domain/office/content-lists'
import { toSlug } from '@otosafi/domain/text/to-slug'
import type { Language } from '@otosafi/editions/language'

import type { ContentRow } from './content.queries.ts'

/** The longest beginning of an article's address, characters: room is left for a number. */
const MOST = 70

/**
 * The ids that a new item may have, the first that no other has. An article's is its address: its title in the edition's first language,
 * with a number where that is taken; it stays when the title changes.
 */
export function* idsFor(list: ContentList, payload: ContentRow['payload'], first: Language): Generator<string, never> {
  const slug = list === 'posts' ? slugOf((payload['title'] as LocalizedText)[first] ?? '') : null
  for (let number = 1; ; number++) yield slug === null ? randomUUID() : number === 1 ? slug : `${slug}-${number}`
}

/** The words of a title that fit; a title in other letters gives none. */
function slugOf(title: string): string {
  const whole = toSlug(title)
  const cut = whole.length > MOST ? whole.slice(0, MOST + 1).replace(/-[^-]*$/, '') : whole
  return cut.slice(0, MOST) || 'article'
}
