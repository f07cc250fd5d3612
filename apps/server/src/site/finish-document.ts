import { createHash } from 'node:crypto'

import type { ClientAssets } from './client-assets.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of everything inline that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Starts the page's modules once it has been painted and its pictures are there, or as soon as the visitor touches
 * anything: until then links and forms answer by themselves, and the bandwidth belongs to what is seen.
 */
const STARTER = `(function(d,w){var b=d.getElementById("boot"),k=["pointerdown","keydown","touchstart"],s=0;function g(){if(s++)return;k.forEach(function(e){w.removeEventListener(e,g,true)});b.dataset.modules.split(" ").forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});var m=d.createElement("script");m.type="module";m.textContent=b.textContent;d.body.append(m)}k.forEach(function(e){w.addEventListener(e,g,{capture:true,passive:true})});function p(){requestAnimationFrame(function(){setTimeout(g,0)})}d.readyState=="complete"?p():w.addEventListener("load",p)})(document,window)`

/**
 * Finishes a rendered page: the styles that it uses are written into it, so that nothing blocks the first paint, and
 * its scripts are put aside for the starter.
 */
export function finishDocument(rendered: string, assets: ClientAssets): FinishedDocument {
  const modules = [...rendered.matchAll(PRELOAD)].map((match) => match[1] ?? '')
  const css = [...rendered.matchAll(STYLESHEET)]
    .map((match) => assets.get(match[1] ?? '')?.body.toString('utf8') ?? '')
    .join('')
  let html = rendered.replace(PRELOAD, '').replace(STYLESHEET, '')
  if (css !== '') html = html.replace('</head>', () => `<style>${usedStyles(css, html)}</style></head>`)
  html = html.replace(
    MODULE_SCRIPT,
    (_, source: string) =>
      `<script id="boot" type="text/plain" data-modules="${modules.join(' ')}">${source}</script><script>${STARTER}</script>`,
  )
  return { html, scriptHashes: hashesOf(html, INLINE_SCRIPT), styleHashes: hashesOf(html, INLINE_STYLE) }
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
