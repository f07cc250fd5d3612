import { isDeepStrictEqual } from 'node:util'

import { isLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@otosafi/editions/language'

import { assume } from '../assumptions.ts'
import { expandManifest } from '../browser/expand-manifest.ts'
import type { ManifestRoute, RouteManifest } from '../route-manifest.ts'

/** Flags of a route in the compact form, one letter each. */
const FLAGS = {
  a: 'hasAction',
  l: 'hasLoader',
  c: 'hasClientLoader',
  e: 'hasErrorBoundary',
  i: 'index',
  s: 'caseSensitive',
} as const satisfies Record<string, keyof ManifestRoute>

/** The code of the character that stands for the first sheet, `?`: none behind it is a space or could end a script. */
const FIRST_SHEET_CODE = 63

/** The language whose addresses have no prefix: those of the others follow from its own. */
const UNPREFIXED: Language = 'en'

/** The arguments of {@link expandManifest} after the language. */
export type CompactManifest = Parameters<typeof expandManifest> extends [string, ...infer Parts] ? Parts : never

/**
 * Encodes the routes so that a browser can expand those of its document's language (another language is another document).
 * Routes of one language alone are written: those of the others differ in the prefix of their addresses. Throws where
 * expanding does not restore them.
 */
export function compactManifest(manifest: RouteManifest): CompactManifest {
  const ids = Object.keys(manifest.routes)
  const languages = LANGUAGE_CODES.filter((language) => ids.some((id) => languageOf(id) === language))
  const compact = encode(manifestFor(manifest, UNPREFIXED), languages)
  for (const language of languages) {
    const read: unknown = JSON.parse(JSON.stringify(expandManifest(language, ...compact)))
    const isWhole = isDeepStrictEqual(read, manifestFor(manifest, language))
    assume('manifest-routes', isWhole, `another manifest in ${language}: ${JSON.stringify(read)}`)
  }
  return compact
}

/** The part of the manifest that a document in a language needs. The server writes into the page what modules import. */
function manifestFor({ entry, routes, version }: RouteManifest, language: Language): RouteManifest {
  const own = Object.values(routes).filter(({ id }) => [null, language].includes(languageOf(id)))
  const needed = own.map(({ imports: _, hasDefaultExport: __, ...route }) => [route.id, route] as const)
  const part = { entry: { ...entry, imports: [] }, version, routes: Object.fromEntries(needed) }
  return JSON.parse(JSON.stringify(part, withoutDefaults)) as RouteManifest
}

/** For JSON: leaves out flags that are off, which is their default. */
export function withoutDefaults(_: string, value: unknown): unknown {
  return value === false ? undefined : value
}

function encode({ routes, ...rest }: RouteManifest, languages: readonly Language[]): CompactManifest {
  const written = Object.values(routes)
  const sheets = [...new Set(written.flatMap(({ css = [] }) => css))]
  const lines = Map.groupBy(written, (route) => lineOf(route, sheets))
  return [
    [...lines].map(([line, sameFiles]) => [line, ...sameFiles.map(keyOf)].join(' ')).join('\n'),
    sheets.map((sheet) => sheet.replace('/assets/', '')).join(' '),
    FIRST_SHEET_CODE,
    FLAGS,
    Object.fromEntries(languages.map((language) => [language, LANGUAGES[language].prefix])),
    rest,
  ]
}

/** Files and flags of a route, such as `HomePage-h ?@ ls`. */
function lineOf(route: ManifestRoute, sheets: readonly string[]): string {
  const module = route.module.replace(/^\/assets\/(.*)\.js$/, '$1')
  const css = (route.css ?? []).map((sheet) => String.fromCharCode(FIRST_SHEET_CODE + sheets.indexOf(sheet))).join('')
  const flags = Object.entries(FLAGS).flatMap(([letter, flag]) => (route[flag] === true ? [letter] : []))
  return `${module} ${css} ${flags.join('')}`
}

/** Key and path of a route, such as `car=buy/:id`; the path is left out where it follows from the key. */
function keyOf({ id, path }: ManifestRoute): string {
  if (languageOf(id) === null) return path === undefined ? `/${id}` : `/${id}=${path}`
  const key = id.slice(UNPREFIXED.length + 1)
  return path === key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ? key : `${key}=${path}`
}

function languageOf(id: string): Language | null {
  const code = id.slice(0, Math.max(0, id.indexOf('/')))
  return isLanguage(code) ? code : null
}
