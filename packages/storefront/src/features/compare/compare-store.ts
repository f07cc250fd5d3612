import { MOST_COMPARED } from '@otosafi/domain/listing/vocabulary'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { createIdList } from '../../state/create-id-list.ts'

/** The cars that a visitor compares, on this device; a fifth is refused. */
export const compared = createIdList('compare', MOST_COMPARED, true)

/** The address of a comparison, which names its cars. */
export function comparePath(ids: readonly string[], language: Language): string {
  return `${pathFor('compare', language)}?cars=${ids.join(',')}`
}
