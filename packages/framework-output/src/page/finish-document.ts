import { hash } from 'node:crypto'

import { assume } from '../assumptions.ts'
import type { RenderedDocument } from '../data/site-handler.ts'
import { minifyAttributes } from './minify-attributes.ts'
import { omitOptionalEndTags } from './optional-end-tags.ts'
import { fileOf, type PageFiles } from './page-files.ts'
import { pageScript } from './page-script.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of its inline script and style that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHash: string; styleHash: string }

/** Finishes a rendered page; `ownStyles` are those of this page alone. Throws where it cannot. */
export type FinishDocument = (rendered: RenderedDocument, ownStyles?: string) => FinishedDocument

const BODY_END = '</body></html>'
/** The placeholder that `PageScript` renders at the end of every document. */
const PLACE = `<script></script>${BODY_END}`

/** Smaller modules, bytes, are not preloaded: they arrive as fast as their importers. */
const TINY = 1024

/**
 * Makes what finishes the pages of an edition, which has these files: the styles that a page uses are written into it, and
 * those of its own, so that nothing blocks the first paint, and one script that starts it.
 */
export function createFinisher(known: PageFiles): FinishDocument {
  return ({ html, headTags, style, files, data }, ownStyles = '') => {
    const headEnd = html.indexOf('</head>')
    assume('document', headEnd !== -1 && html.endsWith(PLACE), `${html.slice(0, 40)} … ${html.slice(-40)}`)
    const head = minifyAttributes(html.slice(0, headEnd))
    const body = html.slice(headEnd, -PLACE.length)
    const sheets = files.sheets.map((path) => fileOf(known.sheets, path))
    const styles = style + usedStyles(sheets, html) + ownStyles
    const imports = files.imports.filter((path) => fileOf(known.modules, path) >= TINY)
    const script = pageScript(known.start, { ...files, imports }, data)
    return {
      html: `<!DOCTYPE html>${head}${headTags}<style>${styles}</style>${minifyAttributes(omitOptionalEndTags(body))}<script>${script}</script>${BODY_END}`,
      scriptHash: hashOf(script),
      styleHash: hashOf(styles),
    }
  }
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
