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
  if (typeof value === 'object' && value !== null) {
    const fieldOf = (key: string) => (/^[a-z]\w*$/i.test(key) ? key : literal(key))
    const fields = Object.entries(value).map(([key, part]) => `${fieldOf(key)}:${literal(part)}`)
    return `{${fields.join(',')}}`
  }
  if (typeof value !== 'string' || !value.includes('"')) return escapedText(JSON.stringify(value))
  return `'${escapedText(value.replace(/[\\']/g, '\\$&'))}'`
}

/** A text of a script with escapes for characters that would end the script element or a string literal. */
export function escapedText(text: string): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return text.replace(/[<\u2028\u2029]|[^ -\uffff]/g, escaped)
}
