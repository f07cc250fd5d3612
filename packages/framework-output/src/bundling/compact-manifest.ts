import { isDeepStrictEqual } from 'node:util'

import { isLanguage, type Language, LANGUAGES } from '@otosafi/editions/language'

import { assume } from '../assumptions.ts'
import { unfoldManifest } from '../browser/unfold-manifest.ts'

/** A route as the router's manifest describes it. */
export type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  module: string
  imports?: string[]
  css?: string[]
  hasAction?: boolean
  hasLoader?: boolean
  hasClientLoader?: boolean
  hasDefaultExport?: boolean
  hasErrorBoundary?: boolean
}

/** The router's manifest: each route with its files. */
export type RouteManifest = {
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, ManifestRoute>
  version: string
}

/** Flags of a route in the compact form, one letter each. */
const FLAGS = {
  a: 'hasAction',
  l: 'hasLoader',
  c: 'hasClientLoader',
  e: 'hasErrorBoundary',
  i: 'index',
  s: 'caseSensitive',
} as const satisfies Record<string, keyof ManifestRoute>

/** The code of `?`: from there on, 64 characters are one byte each, and none is a space or could end a script. */
const FIRST_SHEET = 63

/** The manifest in few bytes: what {@link unfoldManifest} reads it back from, behind the language. */
export type CompactManifest = Parameters<typeof unfoldManifest> extends [string, ...infer Parts] ? Parts : never

/**
 * The router's manifest in few bytes: the pages of the document's own language (another language is another document),
 * and of each route what a browser asks for; that leaves out what is off and which files import which. Throws a
 * BrokenAssumption where reading it back does not give the routes that were built.
 */
export function compactManifest(manifest: RouteManifest): CompactManifest {
  const ids = Object.keys(manifest.routes)
  // The one without prefix comes first: the others' addresses follow from its own.
  const languages = [...new Set(ids.flatMap((id) => languageOf(id) ?? []))].sort(
    (a, b) => LANGUAGES[a].prefix.length - LANGUAGES[b].prefix.length,
  )
  const compact = write(manifest, languages)
  for (const language of languages) {
    const read: unknown = JSON.parse(JSON.stringify(unfoldManifest(language, ...compact)))
    const isWhole = isDeepStrictEqual(read, wanted(manifest, language))
    assume('manifest-routes', isWhole, `another one in ${language}: ${JSON.stringify(read)}`)
  }
  return compact
}

/** The part of the manifest that a document in a language needs. */
function wanted({ routes, ...rest }: RouteManifest, language: Language): unknown {
  const own = Object.entries(routes).filter(([id]) => [null, language].includes(languageOf(id)))
  return { ...restWanted(rest), routes: Object.fromEntries(own.map(([id, route]) => [id, withoutSpare(route)])) }
}

/** Where the manifest is, and what the entry imports, is for the server to write down. */
function restWanted({ entry, version }: Omit<RouteManifest, 'routes'>) {
  return { entry: { ...entry, imports: [] }, version }
}

function withoutSpare({ imports: _, hasDefaultExport: __, ...route }: ManifestRoute): unknown {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && value !== undefined))
}

function write({ routes, ...rest }: RouteManifest, languages: readonly Language[]): CompactManifest {
  const written = Object.values(routes).filter(({ id }) => [null, languages[0]].includes(languageOf(id)))
  const sheets = [...new Set(written.flatMap(({ css = [] }) => css))]
  const lines = Map.groupBy(written, (route) => lineOf(route, sheets))
  return [
    [...lines].map(([line, of]) => [line, ...of.map(keyOf)].join(' ')).join('\n'),
    sheets.map((sheet) => sheet.replace('/assets/', '')).join(' '),
    FIRST_SHEET,
    FLAGS,
    Object.fromEntries(languages.map((language) => [language, LANGUAGES[language].prefix])),
    restWanted(rest),
  ]
}

function lineOf(route: ManifestRoute, sheets: readonly string[]): string {
  const module = route.module.replace(/^\/assets\/(.*)\.js$/, '$1')
  const css = (route.css ?? []).map((sheet) => String.fromCharCode(FIRST_SHEET + sheets.indexOf(sheet))).join('')
  const flags = Object.entries(FLAGS).flatMap(([letter, flag]) => (route[flag] === true ? [letter] : []))
  return `${module} ${css} ${flags.join('')}`
}

function keyOf({ id, path }: ManifestRoute): string {
  const language = languageOf(id)
  if (language === null) return path === undefined ? `/${id}` : `/${id}=${path}`
  const key = id.slice(language.length + 1)
  const { prefix } = LANGUAGES[language]
  const own = path === prefix ? key : path?.slice(prefix === '' ? 0 : prefix.length + 1)
  return own === key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ? key : `${key}=${own}`
}

function languageOf(id: string): Language | null {
  const code = id.slice(0, Math.max(0, id.indexOf('/')))
  return isLanguage(code) ? code : null
}
