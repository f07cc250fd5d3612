import { assume } from '../assumptions.ts'
import type { DocumentData } from '../data/document-data.ts'
import type { DocumentFiles } from '../data/document-files.ts'

const FILE = /^\/assets\/(.*)\.js$/

/** The inline script of a page with these files: the compiled function `start` of `page-start`, called with what this page has. */
export function pageScript(
  start: string,
  { entry, routes, imports }: Omit<DocumentFiles, 'sheets'>,
  data: DocumentData,
): string {
  const names = [entry, ...routes.map(([, path]) => path), ...imports].map(nameOf).join(' ')
  const own = routes.map(([id], at) => `${JSON.stringify(id)}:p[${at + 1}]`).join(',')
  return `(${start})("${names}",p=>({${own}}),${literal(data)})`
}

/** A module's name without the common prefix and suffix. */
function nameOf(path: string): string {
  const [, name] = FILE.exec(path) ?? []
  assume('page-files', name !== undefined, path)
  return name
}

/** Serialises data for a script. Strings with many double quotes, such as JSON, are single-quoted, without escapes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, part]) => `${/^[a-z]\w*$/i.test(key) ? key : literal(key)}:${literal(part)}`)
      .join(',')}}`
  if (typeof value !== 'string' || !value.includes('"'))
    return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
  const text = value.replace(/[\\'<\u2028\u2029]|[^ -\uffff]/g, (character) =>
    character === '\\' || character === "'" ? `\\${character}` : escaped(character),
  )
  return `'${text}'`
}

/** Escapes a character that would end a script element or a string literal. */
export function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
