import type { Group } from '@otosafi/i18n/groups'
import { getI18n } from 'react-i18next'

import { languageOfPath } from '../request/language-of-path.ts'
import { loadTexts } from './load-texts.ts'

/** Loads groups that the page to come needs and the present one did not; does nothing for those that are there. */
export async function addTexts(path: string, groups: readonly Group[]): Promise<void> {
  const translator = getI18n()
  const language = languageOfPath(path)
  const missing = groups.filter((group) => !translator.hasResourceBundle(language, group))
  if (missing.length === 0) return
  const loaded = await loadTexts(language, missing)
  for (const group of missing) translator.addResourceBundle(language, group, loaded[group])
}
