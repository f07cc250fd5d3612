import { parsePath } from '@otosafi/editions/routes/parse-path'
import type { Group } from '@otosafi/i18n/groups'

/** The text groups that a page needs in the browser. Titles and descriptions (`meta`) are written by the server alone. */
export function groupsOfPage(path: string): readonly Group[] {
  const key = parsePath(path)?.key
  return key === 'home' || key === 'slash' ? ['common', 'routes', 'hero'] : ['common', 'routes']
}
