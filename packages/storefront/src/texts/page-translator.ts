import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import type { Group } from '@otosafi/i18n/groups'
import { createPageTranslator, type PageTranslator } from '@otosafi/i18n/page-translator'

import { loadTexts } from './load-texts.ts'

let present: PageTranslator | undefined

/** Makes the browser's translator with the groups that the first page needs. */
export async function startTranslator(language: Language, groups: readonly Group[]): Promise<PageTranslator> {
  present = createPageTranslator({ edition, language, resources: await loadTexts(language, groups) })
  return present
}

/** Loads groups that the page to come needs and the present one did not; does nothing for those that are there. */
export async function addTexts(language: Language, groups: readonly Group[]): Promise<void> {
  const missing = groups.filter((group) => !present?.hasResourceBundle(language, group))
  const loaded = await loadTexts(language, missing)
  for (const group of missing) present?.addResourceBundle(language, group, loaded[group] ?? {})
}
