declare module 'virtual:otosafi/locales' {
  import type { Language } from '@otosafi/editions/language'
  import type { Dictionary } from '@otosafi/i18n/dictionary'
  import type { Group } from '@otosafi/i18n/groups'

  /** The languages of this edition whose texts exist, in its order. */
  export const languages: readonly Language[]
  /** Address of each group's immutable JSON file. */
  export const urls: Readonly<Partial<Record<Language, Record<Group, string>>>>
  /** The texts themselves; empty in the browser. */
  export const dictionaries: Readonly<Partial<Record<Language, Record<Group, Dictionary>>>>
}
