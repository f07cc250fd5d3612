import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

/** The address of a comparison, which names its cars. */
export function comparePath(ids: readonly string[], language: Language): string {
  return `${pathFor('compare', language)}?cars=${ids.join(',')}`
}
