import { hash } from 'node:crypto'

import { type DocumentData, withPageScript } from './page-script.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of everything inline that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/**
 * A page as it was rendered: its head, what is seen, which begins with the end of the head, and its scripts behind that;
 * and what it is made of. What is seen is by far the most, and is looked through for as little as
 * possible.
 */
export type RenderedDocument = { head: string; body: string; scripts: string; data: DocumentData }

/** Finishes a rendered page; `ownStyles` are those of this page alone. */
export type FinishDocument = (rendered: RenderedDocument, ownStyles?: string) => FinishedDocument

/** A sheet that lazy parts need too is written with an empty fragment. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** Attributes of a script that is not inline, or none that is run. */
const NOT_RUN = /\ssrc=|type="application\/ld\+json"/

/** Below this a module comes with the first signs of any other, bytes: nobody need ask for it beforehand. */
const TINY = 1024

/**
 * Makes what finishes the pages of an edition, which has these `files`: the styles that a page uses are written into it, and those of its own, so
 * that nothing blocks the first paint, and one script stands in the place of the framework's.
 */
export function createFinisher(files: ReadonlyMap<string, Buffer>): FinishDocument {
  // Pages of one kind ask for the same sheets, and there are not many kinds.
  const known = new Map<string, string>()
  const cssOf = (paths: readonly string[]): string => {
    const key = paths.join(' ')
    const kept = known.get(key) ?? paths.map((path) => files.get(path)?.toString('utf8') ?? '').join('')
    known.set(key, kept)
    return kept
  }
  return ({ head, body, scripts, data }, ownStyles = '') => {
    const preloads = pathsIn(head, PRELOAD).filter((path) => (files.get(path)?.length ?? TINY) >= TINY)
    const css = cssOf(pathsIn(head, STYLESHEET))
    const styles = (css === '' ? '' : usedStyles(css, body, isMirrored(head))) + ownStyles
    const start = head.replace(PRELOAD, '').replace(STYLESHEET, '') + (styles && `<style>${styles}</style>`)
    const end = withPageScript(scripts, preloads, data)
    return {
      html: start + body + end,
      scriptHashes: hashesOf([...inlineIn(start, 'script'), ...inlineIn(end, 'script')]),
      styleHashes: hashesOf(inlineIn(start, 'style')),
    }
  }
}

function pathsIn(head: string, link: RegExp): string[] {
  return [...head.matchAll(link)].map((match) => match[1] ?? '')
}

/** Whether a page is written from right to left. */
function isMirrored(head: string): boolean {
  return /<html[^>]*\sdir="rtl"/.test(head)
}

/** What stands in the elements of a name, as far as they are inline. */
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
