import { hash } from 'node:crypto'

import { assume } from '../assumptions.ts'
import type { RenderedDocument } from '../data/rendered-document.ts'
import { asWritten } from './as-written.ts'
import { withoutImpliedEnds } from './implied-ends.ts'
import type { PageFiles } from './page-files.ts'
import { pageScript } from './page-script.ts'
import { withPlainAttributes } from './plain-attributes.ts'
import { takeApart } from './take-apart.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of everything inline that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/** Finishes a rendered page; `ownStyles` are those of this page alone. Throws a BrokenAssumption where it cannot. */
export type FinishDocument = (rendered: RenderedDocument, ownStyles?: string) => FinishedDocument

/** Attributes of a script that is external or not executed. */
const NOT_RUN = /\ssrc=|type="application\/ld\+json"/

/** Smaller modules, bytes, are not preloaded: they arrive as fast as their importers. */
const TINY = 1024

/**
 * Makes what finishes the pages of an edition, which has these files: the styles that a page uses are written into it, and
 * those of its own, so that nothing blocks the first paint, and one script stands in the place of the router's.
 */
export function createFinisher({ modules: sizes, sheets: known }: PageFiles): FinishDocument {
  return (rendered, ownStyles = '') => {
    const parts = takeApart(rendered)
    const { modules, sheets, body } = parts
    for (const [, path] of [['', modules.entry], ...modules.routes] as const) found(sizes, 'module-files', path)
    const preloads = parts.preloads.filter((path) => found(sizes, 'module-files', path) >= TINY)
    const critical = sheets.map((path) => found(known, 'style-links', path))
    const styles = usedStyles(critical, body, isMirrored(parts.head)) + ownStyles
    const head = `${parts.head}${styles && `<style>${styles}</style>`}`
    const script = pageScript({ ...parts, preloads }, rendered.data)
    return {
      html: `${head}${withPlainAttributes(withoutImpliedEnds(body))}<script>${script}</script></body></html>`,
      scriptHashes: hashesOf([...inlineIn(head, 'script'), script]),
      styleHashes: hashesOf(inlineIn(head, 'style')),
    }
  }
}

/** A page as the frameworks wrote it, for want of a better one: its sheets block the first paint, its modules start at once. */
export function unfinished(rendered: RenderedDocument): FinishedDocument {
  const html = asWritten(rendered)
  return { html, scriptHashes: hashesOf(inlineIn(html, 'script')), styleHashes: hashesOf(inlineIn(html, 'style')) }
}

function found<File>(files: ReadonlyMap<string, File>, id: 'style-links' | 'module-files', path: string): File {
  const file = files.get(path)
  assume(id, file !== undefined, `${path}, which was not built`)
  return file
}

/** Whether a page is written from right to left. */
function isMirrored(head: string): boolean {
  return /<html[^>]*\sdir="rtl"/.test(head)
}

/** The contents of inline elements of a name. */
function inlineIn(html: string, name: 'script' | 'style'): string[] {
  const found: string[] = []
  for (let at = html.indexOf(`<${name}`); at !== -1; at = html.indexOf(`<${name}`, at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(`</${name}>`, start)
    if (!NOT_RUN.test(html.slice(at, start))) found.push(html.slice(start, end))
    at = end
  }
  return found
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))]
}
