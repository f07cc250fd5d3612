import { createHash } from 'node:crypto'

import type { ClientAsset, ClientAssets } from './client-assets.ts'
import { leanHtml } from './lean-html.ts'
import { withPageScript } from './page-script.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of everything inline that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/** A sheet that lazy parts need too is written with an empty fragment. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Below this a module comes with the first signs of any other, bytes. */
const TINY = 1024

/**
 * Finishes a rendered page: the styles that it uses are written into it, and those of its own (`ownStyles`), so that
 * nothing blocks the first paint, and one script stands in the place of the framework's.
 */
export function finishDocument(rendered: string, assets: ClientAssets, ownStyles = ''): FinishedDocument {
  // The framework writes its links into the head; the body, which is much longer, need not be searched for them.
  const end = rendered.indexOf('</head>') + 1
  const head = rendered.slice(0, end)
  const preloads = [...head.matchAll(PRELOAD)]
    .map((match) => match[1] ?? '')
    .filter((path) => !isTiny(assets.get(path)))
  const css = [...head.matchAll(STYLESHEET)]
    .map((match) => assets.get(match[1] ?? '')?.body.toString('utf8') ?? '')
    .join('')
  let html = leanHtml(head.replace(PRELOAD, '').replace(STYLESHEET, '') + rendered.slice(end))
  const styles = (css === '' ? '' : usedStyles(css, html)) + ownStyles
  if (styles !== '') html = html.replace('</head>', () => `<style>${styles}</style></head>`)
  html = withPageScript(html, preloads)
  return { html, scriptHashes: hashesOf(html, INLINE_SCRIPT), styleHashes: hashesOf(html, INLINE_STYLE) }
}

/** Whether a module has come before another that asks for it has: nobody need ask for it beforehand. */
function isTiny(asset: ClientAsset | undefined): boolean {
  return asset !== undefined && asset.body.length < TINY
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  )
  return [...new Set(hashes)]
}
