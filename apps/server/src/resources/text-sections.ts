import type { components } from '@otosafi/api-client/schema'
import type { LocalizedText } from '@otosafi/domain/car/car'
import type { Language } from '@otosafi/editions/language'

import { localize } from '../http/localize.ts'

export type TextSection = components['schemas']['TextSection']

/** A piece of a stored text. */
export type StoredBlock =
  | { kind: 'heading' | 'paragraph'; text: LocalizedText }
  | { kind: 'list'; items: readonly LocalizedText[] }

/**
 * Groups blocks into sections: a heading begins one, and so does a paragraph after a list, since a section ends with its
 * list.
 */
export function sectionsOf(blocks: readonly StoredBlock[], language: Language): TextSection[] {
  const sections: TextSection[] = []
  const begin = (heading: string | null): TextSection => {
    const section = { heading, paragraphs: [], items: [] }
    sections.push(section)
    return section
  }
  for (const block of blocks) {
    if (block.kind === 'heading') {
      begin(localize(block.text, language))
      continue
    }
    const last = sections.at(-1) ?? begin(null)
    if (block.kind === 'list') last.items.push(...block.items.map((item) => localize(item, language)))
    else (last.items.length > 0 ? begin(null) : last).paragraphs.push(localize(block.text, language))
  }
  return sections
}
