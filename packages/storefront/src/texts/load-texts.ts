import { urls } from 'virtual:otosafi/locales'

import type { Language } from '@otosafi/editions/language'
import type { Dictionary } from '@otosafi/i18n/dictionary'
import type { Group } from '@otosafi/i18n/groups'
import { createGroupLoader } from '@otosafi/i18n/load-groups'

const load = createGroupLoader({
  fetch: (url) => fetch(url),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

/** Loads text groups in the browser, with retries (P-05). Rejects when a group cannot be loaded. */
export async function loadTexts(
  language: Language,
  groups: readonly Group[],
): Promise<Partial<Record<Group, Dictionary>>> {
  const addresses = urls[language]
  if (!addresses) throw new Error(`No texts for language "${language}"`)
  return Object.fromEntries(
    await Promise.all(groups.map(async (group) => [group, await loadGroup(addresses[group], group)])),
  )
}

/** A file holds one group or several, by their names; reads of the same file are shared. */
async function loadGroup(url: string, group: Group): Promise<Dictionary> {
  const texts = (await load(url))[group]
  if (typeof texts !== 'object') throw new TypeError(`No group "${group}" in ${url}`)
  return texts
}
