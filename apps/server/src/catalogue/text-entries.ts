import type { EditionId } from '@otosafi/editions/edition'
import type { TextEntry } from '@otosafi/search/text/text-entry'
import { LOCAL_WORDS } from '@otosafi/search/text/words'

import type { ReferenceData } from './reference-data.ts'

/** The vocabulary of free text in an edition: its brands, models and cities, and the words of the five countries. */
export function textEntriesOf({ brands, models, cities }: ReferenceData, edition: EditionId): TextEntry[] {
  return [
    ...[...brands].map(([value, { name, aliases }]) => ({ kind: 'brand' as const, value, names: [name, ...aliases] })),
    ...[...models].map(([value, { name, aliases }]) => ({ kind: 'model' as const, value, names: [name, ...aliases] })),
    ...[...cities[edition]].map(([value, { name, aliases }]) => ({
      kind: 'city' as const,
      value,
      names: [name, ...aliases],
    })),
    ...LOCAL_WORDS,
  ]
}
