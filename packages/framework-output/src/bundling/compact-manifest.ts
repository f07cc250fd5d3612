import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

import { isLanguage, type Language, LANGUAGES } from '@otosafi/editions/language'

import { assume } from '../assumptions.ts'

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

/**
 * Reads the lines back. Each has a module, its sheets (a character for each, {@link FIRST_SHEET} for the first in the
 * list of all), flags, and keys: `/key=path` for what is the same in all languages, `key=path` for pages of the
 * document's language; these may leave out a path that follows from the key, and home is the prefix alone. The routes
 * that all others hang below come first.
 */
const UNFOLD = `let l=document.documentElement.lang.split("-")[0],x=$prefixes[l],c=$sheets.split(" "),r={},p;
for(let n of $lines.split("\\n")){let[m,s,f,...k]=n.split(" ");for(let y of k){let[i,t]=y.split("="),o={parentId:p,module:"/assets/"+m+".js",css:[...s].map(u=>"/assets/"+c[u.charCodeAt()-$first])};for(let u of f)o[$flags[u]]=!0;if(i[0]=="/")i=i.slice(1);else{t??=i.replace(/[A-Z]/g,u=>"-"+u.toLowerCase());i=l+"/"+i;x&&(t=="home"?(t=x,o.index=!0,delete o.caseSensitive):t=x+"/"+t)}t!=null&&(o.path=t);o.id=i;r[i]=o;p=p=="shell"?p:i}}
window.__reactRouterManifest={...$rest,routes:r}`

/**
 * The script that sets the router's manifest in the browser, in few bytes: the pages of the document's own language
 * (another language is another document), and of each route what a browser asks for; that leaves out what is off and
 * which files import which. Throws a BrokenAssumption where reading it back does not give the routes that were built.
 */
export function compactManifest(manifest: RouteManifest): string {
  const ids = Object.keys(manifest.routes)
  // The one without prefix comes first: the others' addresses follow from its own.
  const languages = [...new Set(ids.flatMap((id) => languageOf(id) ?? []))].sort(
    (a, b) => LANGUAGES[a].prefix.length - LANGUAGES[b].prefix.length,
  )
  const script = write(manifest, languages)
  for (const language of languages) {
    const read = readBack(script, language)
    const isWhole = isDeepStrictEqual(read, wanted(manifest, language))
    assume('manifest-routes', isWhole, `another one in ${language}: ${JSON.stringify(read)}`)
  }
  return script
}

/** The manifest as the script sets it on `window`, in a document of `language`. */
function readBack(script: string, language: Language): unknown {
  const window = {}
  runInNewContext(script, { window, document: { documentElement: { lang: `${language}-XX` } } })
  const [manifest] = Object.values(window)
  return JSON.parse(JSON.stringify(manifest))
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

function write({ routes, ...rest }: RouteManifest, languages: readonly Language[]): string {
  const written = Object.values(routes).filter(({ id }) => [null, languages[0]].includes(languageOf(id)))
  const sheets = [...new Set(written.flatMap(({ css = [] }) => css))]
  const lines = Map.groupBy(written, (route) => lineOf(route, sheets))
  const parts: Record<string, unknown> = {
    prefixes: Object.fromEntries(languages.map((language) => [language, LANGUAGES[language].prefix])),
    sheets: sheets.map((sheet) => sheet.replace('/assets/', '')).join(' '),
    lines: [...lines].map(([line, of]) => [line, ...of.map(keyOf)].join(' ')).join('\n'),
    flags: FLAGS,
    first: FIRST_SHEET,
    rest: restWanted(rest),
  }
  return UNFOLD.replace(/\$(\w+)/g, (_, part: string) => JSON.stringify(parts[part]).replace(/"(\w+)":/g, '$1:'))
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
