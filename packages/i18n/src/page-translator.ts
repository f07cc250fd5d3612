import type { EditionFacts } from '@otosafi/editions/edition'
import { PLURAL_RULES } from '@otosafi/editions/format/plural'
import type { Language } from '@otosafi/editions/language'

import type { Translate } from './create-translator.ts'
import type { Dictionary } from './dictionary.ts'
import { createFormatters, type Formatter } from './formatters.ts'
import { DEFAULT_GROUP, type Group } from './groups.ts'

/** What a page needs of a translator. The server's i18next instance has it, and so has the browser's own. */
export type PageTranslator = {
  readonly language: string
  readonly t: Translate
  hasResourceBundle: (language: string, group: string) => boolean
  addResourceBundle: (language: string, group: string, dictionary: Dictionary) => unknown
}

type Values = { readonly [name: string]: unknown }

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g

/**
 * The browser's translator: answers exactly as `createI18n` does for every text of the locale files, at a twelfth of
 * its weight (decision 0009). It knows what those files use, groups, nested keys, plural forms, placeholders with
 * the own formats, and nothing else; a test holds the two together over all keys.
 */
export function createPageTranslator({
  edition,
  language,
  resources,
}: {
  edition: Pick<EditionFacts, 'id' | 'currency'>
  language: Language
  resources: Partial<Record<Group, Dictionary>>
}): PageTranslator {
  const groups = new Map<string, Dictionary>(Object.entries(resources))
  const formatters = createFormatters({ edition: edition.id, language }, edition.currency)

  function translate(address: string, values: Values = {}): string {
    const [group, key] = address.includes(':') ? (address.split(':', 2) as [string, string]) : [DEFAULT_GROUP, address]
    const text = find(groups.get(group), key.split('.'), values['count'], language)
    return text.replace(PLACEHOLDER, (_, name: string, format?: string) =>
      write(values[name], formatters[format ?? ''], values),
    )
  }

  return {
    language,
    t: translate as unknown as Translate,
    hasResourceBundle: (_language, group) => groups.has(group),
    addResourceBundle: (_language, group, dictionary) => groups.set(group, dictionary),
  }
}

function write(value: unknown, formatter: Formatter | undefined, values: Values): string {
  if (formatter && value !== undefined) return formatter(value, values)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The text at a path; with a count, the form for nothing where there is one, else the language's plural form. */
function find(group: Dictionary | undefined, path: readonly string[], count: unknown, language: Language): string {
  let place: Dictionary | string | undefined = group
  for (const step of path.slice(0, -1)) place = typeof place === 'object' ? place[step] : undefined
  if (typeof place !== 'object') return ''
  const last = path.at(-1) ?? ''
  const forms =
    typeof count === 'number'
      ? [...(count === 0 ? ['zero'] : []), PLURAL_RULES[language].select(count), 'other'].map(
          (form) => `${last}_${form}`,
        )
      : []
  const text = [...forms, last]
    .map((key) => (Object.hasOwn(place, key) ? place[key] : undefined))
    .find((entry) => entry !== undefined)
  return typeof text === 'string' ? text : ''
}
