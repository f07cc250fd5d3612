import { createHash } from 'node:crypto'

import type { ClientAssets } from './client-assets.ts'
import { leanHtml } from './lean-html.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of everything inline that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/** A sheet that lazy parts need too is written with an empty fragment. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
/** The framework's script that scrolls a page that is shown again to where it was; written with all its comforts. */
const SCROLL_SCRIPT = /<script>\(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\(("[^"]+"), null\)<\/script>/
/** The same in fewer letters. */
const SCROLL = `<script>(k=>{var h=history;h.state&&h.state.key||h.replaceState({key:""+Math.random()},"");try{var y=JSON.parse(sessionStorage.getItem(k))[h.state.key];y>=0&&scrollTo(0,y)}catch(e){}})($1)</script>`
/** The framework's scripts that carry its settings and, in pieces, the page's data. */
const CONTEXT_SCRIPT = /<script>window\.__reactRouterContext = (\{[^\n]*?\});window\.[^<]*<\/script>/
const DATA_SCRIPT =
  /<!--\$--><script>window\.__reactRouterContext\.streamController\.(?:enqueue\(([\s\S]*?)\)|close\(\));<\/script>/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Starts the page's modules once it has been painted and its pictures are there, or as soon as the visitor touches
 * anything: until then links and forms answer by themselves, and the bandwidth belongs to what is seen. Pages that are
 * only read (`data-start` on their body) wait for the touch. Fonts (`data-fonts`: family, address, letters) come at that
 * time too, at once on later visits, and never on a line where every byte is paid for (i18n.md 4); their stand-ins are as
 * wide, so that nothing moves.
 */
const STARTER = `((d,n,b,r,s)=>{let g=()=>{if(!r){r=d.createElement("script");r.type="module";r.textContent=d.getElementById("boot").textContent;b.append(r)}},f=()=>n.saveData||/2g/.test(n.effectiveType)||JSON.parse(b.dataset.fonts).forEach(x=>{x=new FontFace(x[0],"url("+x[1]+")",{weight:"400 700",unicodeRange:x[2]});x.load().then(()=>{d.fonts.add(x);localStorage.fonts=1},()=>{})}),p=()=>setTimeout(()=>{s||f();b.dataset.start||g()},50);["pointerdown","keydown","touchstart"].forEach(e=>addEventListener(e,g,!0));try{s=localStorage.fonts}catch(e){}s&&f();d.readyState=="complete"?p():addEventListener("load",p)})(document,navigator.connection||{},document.body)`

/**
 * Finishes a rendered page: the styles that it uses are written into it, and those of its own (`ownStyles`), so that
 * nothing blocks the first paint, and its scripts are put aside for the starter.
 */
export function finishDocument(rendered: string, assets: ClientAssets, ownStyles = ''): FinishedDocument {
  // The framework writes its links into the head; the body, which is much longer, need not be searched for them.
  const end = rendered.indexOf('</head>') + 1
  const head = rendered.slice(0, end)
  const modules = [...head.matchAll(PRELOAD)].map((match) => match[1] ?? '')
  const css = [...head.matchAll(STYLESHEET)]
    .map((match) => assets.get(match[1] ?? '')?.body.toString('utf8') ?? '')
    .join('')
  let html = head.replace(PRELOAD, '').replace(STYLESHEET, '') + leanHtml(rendered.slice(end))
  const styles = (css === '' ? '' : usedStyles(css, html)) + ownStyles
  if (styles !== '') html = html.replace('</head>', () => `<style>${styles}</style></head>`)
  html = inOneScript(html)
  html = html.replace(SCROLL_SCRIPT, SCROLL).replace(MODULE_SCRIPT, (_, source: string) => {
    const further = modules.filter((module) => !source.includes(`"${module}"`)).map((module) => `import "${module}";`)
    const boot = further.join('') + withoutDetours(source, assets)
    return `<script id="boot" type="text/plain">${boot}</script><script>${STARTER}</script>`
  })
  return { html, scriptHashes: hashesOf(html, INLINE_SCRIPT), styleHashes: hashesOf(html, INLINE_STYLE) }
}

/**
 * Writes the page's data where the framework's settings stand, in one script: the page is whole, nothing will follow.
 * Settings that are off are left out.
 */
function inOneScript(html: string): string {
  const pieces = [...html.matchAll(DATA_SCRIPT)].map(([, piece]) => piece)
  if (pieces.length === 0) return html
  const steps = pieces
    .map((piece) => (piece === undefined ? 'c.close()' : `c.enqueue(${dataInScript(piece)})`))
    .join(';')
  return html.replaceAll(DATA_SCRIPT, '').replace(CONTEXT_SCRIPT, (_, settings: string) => {
    const on = JSON.stringify(JSON.parse(settings), (_key, value: unknown) => (value === false ? undefined : value))
    const stream = `new ReadableStream({start(c){${steps}}}).pipeThrough(new TextEncoderStream)`
    return `<script>window.__reactRouterContext={...${on},stream:${stream}}</script>`
  })
}

/**
 * Writes a piece of the page's data. Those of our loaders are JSON texts within the framework's JSON text: they are
 * written as what they say and become texts in the browser, so that no quote needs strokes before it.
 */
function dataInScript(piece: string): string {
  const text = JSON.parse(piece) as string
  const values = jsonIn(text)
  if (!Array.isArray(values) || `${JSON.stringify(values)}\n` !== text) return inSingleQuotes(piece)
  const written = values.map((value: unknown) => {
    const packed = typeof value === 'string' ? jsonIn(value) : undefined
    const isPacked = typeof packed === 'object' && packed !== null && JSON.stringify(packed) === value
    return isPacked ? `j(${safeJson(packed)})` : safeJson(value)
  })
  return `(j=>j([${written.join(',')}])+"\\n")(JSON.stringify)`
}

/** What a JSON text says; undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON that ends no script. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Writes a string of the framework, full of double quotes, so that they need no strokes before them. */
function inSingleQuotes(written: string): string {
  const text = (JSON.parse(written) as string).replace(/[\\'<\u2028\u2029]|[^ -\uffff]/g, (character) =>
    character === '\\' || character === "'" ? `\\${character}` : escaped(character),
  )
  return `'${text}'`
}

/** A module that is imported whole. */
const WHOLE_IMPORT = /import \* as (\w+) from "([^"]+)";/g
/** A module that does nothing but pass on exports of another one. */
const DETOUR = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/

/** Imports from where they are what a module only passes on: each such module is a request that brings nothing. */
function withoutDetours(source: string, assets: ClientAssets): string {
  return source.replaceAll(WHOLE_IMPORT, (whole: string, name: string, path: string) => {
    const [, exported, target] = DETOUR.exec(assets.get(path)?.body.toString('utf8') ?? '') ?? []
    if (exported === undefined || target === undefined) return whole
    const names = exported.split(',').map((each) => each.split(' as '))
    const imports = names.map(([there = ''], at) => `${there} as ${name}_${at}`)
    const members = names.map(([there = '', here = there], at) => `${here}:${name}_${at}`)
    return `import {${imports.join(',')}} from "/assets/${target}";const ${name}={${members.join(',')}};`
  })
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
