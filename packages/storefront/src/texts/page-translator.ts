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

/** Loads the text groups of the next page that are not loaded yet. */
export async function addTexts(language: Language, groups: readonly Group[]): Promise<void> {
  const missing = groups.filter((group) => !present?.hasResourceBundle(language, group))
  const loaded = await loadTexts(language, missing)
  for (const group of missing) present?.addResourceBundle(language, group, loaded[group] ?? {})
}

/** The translator's function outside of components; undefined before the page is hydrated. */
export function presentTexts(): PageTranslator['t'] | undefined {
  return present?.t
}
