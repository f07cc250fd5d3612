import { MAX_COMPARED } from '@otosafi/domain/listing/vocabulary'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { createIdList } from '../../state/create-id-list.ts'

/** The cars to compare, stored on the device; a fifth is refused. */
export const compared = createIdList({ key: 'compare', most: MAX_COMPARED }, true)

/** The address of a comparison, which names its cars. */
export function comparePath(ids: readonly string[], language: Language): string {
  return `${pathFor('compare', language)}?cars=${ids.join(',')}`
}
