import { hash } from 'node:crypto'

import type { ClientAssets } from './client-assets.ts'
import { leanHtml } from './lean-html.ts'
import { usedStyles } from './used-styles.ts'

/** A page ready to send, with the hashes of everything inline that its content security policy must allow. */
export type FinishedDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/**
 * A page as it was rendered: its head, what is seen, which begins with the end of the head, and its scripts behind that.
 * What is seen is by far the most, and is looked through for as little as possible.
 */
export type RenderedDocument = { head: string; body: string; scripts: string }

/** Finishes a rendered page; `ownStyles` are those of this page alone. */
export type FinishDocument = (rendered: RenderedDocument, ownStyles?: string) => FinishedDocument

/** A sheet that lazy parts need too is written with an empty fragment. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
/** The framework's script that scrolls a page that is shown again to where it was; written with all its comforts. */
const SCROLL_SCRIPT = /<script>\(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\(("[^"]+"), null\)<\/script>/
/** The same in fewer letters. */
const SCROLL = `<script>(k=>{var h=history;h.state&&h.state.key||h.replaceState({key:""+Math.random()},"");try{var y=JSON.parse(sessionStorage.getItem(k))[h.state.key];y>=0&&scrollTo(0,y)}catch(e){}})($1)</script>`
/** Attributes of a script that is not inline, or none that is run. */
const NOT_RUN = /\ssrc=|type="application\/ld\+json"/

/**
 * Starts the page's modules once it has been painted and its pictures are there, or as soon as the visitor touches
 * anything: until then links and forms answer by themselves, and the bandwidth belongs to what is seen. Pages that are
 * only read (`data-start` on their body) wait for the touch. Fonts (`data-fonts`: family, address, letters) come at that
 * time too, at once on later visits, and never on a line where every byte is paid for (i18n.md 4); their stand-ins are as
 * wide, so that nothing moves.
 */
const STARTER = `((d,n,b,r,s)=>{let g=()=>{if(!r){r=d.createElement("script");r.type="module";r.textContent=d.getElementById("boot").textContent;b.append(r)}},f=()=>n.saveData||/2g/.test(n.effectiveType)||JSON.parse(b.dataset.fonts).forEach(x=>{x=new FontFace(x[0],"url("+x[1]+")",{weight:"400 700",unicodeRange:x[2]});x.load().then(()=>{d.fonts.add(x);localStorage.fonts=1},()=>{})}),p=()=>setTimeout(()=>{s||f();b.dataset.start||g()},50);["pointerdown","keydown","touchstart"].forEach(e=>addEventListener(e,g,!0));try{s=localStorage.fonts}catch(e){}s&&f();d.readyState=="complete"?p():addEventListener("load",p)})(document,navigator.connection||{},document.body)`

/**
 * Makes what finishes the pages of an edition: the styles that a page uses are written into it, and those of its own, so
 * that nothing blocks the first paint, and its scripts are put aside for the starter.
 */
export function createFinisher(assets: ClientAssets): FinishDocument {
  const textOf = (path: string) => assets.get(path)?.body.toString('utf8') ?? ''
  // Pages of one kind ask for the same sheets and modules, and there are not many kinds.
  const cssOf = remember((paths) => paths.split(' ').map(textOf).join(''))
  const bootOf = remember((source) => withoutDetours(source, textOf))
  return ({ head, body, scripts }, ownStyles = '') => {
    const modules = pathsIn(head, PRELOAD)
    const css = cssOf(pathsIn(head, STYLESHEET).join(' '))
    const styles = (css === '' ? '' : usedStyles(css, body, isMirrored(head))) + ownStyles
    const start = `${head.replace(PRELOAD, '').replace(STYLESHEET, '')}${styles === '' ? '' : `<style>${styles}</style>`}`
    const end = scripts.replace(SCROLL_SCRIPT, SCROLL).replace(MODULE_SCRIPT, (_, source: string) => {
      const further = modules.filter((module) => !source.includes(`"${module}"`)).map((module) => `import "${module}";`)
      return `<script id="boot" type="text/plain">${bootOf(further.join('') + source)}</script><script>${STARTER}</script>`
    })
    return {
      html: start + leanHtml(body) + end,
      scriptHashes: hashesOf([...inlineIn(start, 'script'), ...inlineIn(end, 'script')]),
      styleHashes: hashesOf(inlineIn(start, 'style')),
    }
  }
}

/** The same function, which works out every answer once and keeps it. */
function remember(answer: (question: string) => string): (question: string) => string {
  const known = new Map<string, string>()
  return (question) => {
    const kept = known.get(question)
    if (kept !== undefined) return kept
    const found = answer(question)
    known.set(question, found)
    return found
  }
}

function pathsIn(head: string, link: RegExp): string[] {
  return [...head.matchAll(link)].map((match) => match[1] ?? '')
}

/** Whether a page is written from right to left. */
function isMirrored(head: string): boolean {
  return /<html[^>]*\sdir="rtl"/.test(head)
}

/** A module that is imported whole. */
const WHOLE_IMPORT = /import \* as (\w+) from "([^"]+)";/g
/** A module that does nothing but pass on exports of another one. */
const DETOUR = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/

/** Imports from where they are what a module only passes on: each such module is a request that brings nothing. */
function withoutDetours(source: string, textOf: (path: string) => string): string {
  return source.replaceAll(WHOLE_IMPORT, (whole: string, name: string, path: string) => {
    const [, exported, target] = DETOUR.exec(textOf(path)) ?? []
    if (exported === undefined || target === undefined) return whole
    const names = exported.split(',').map((each) => each.split(' as '))
    const imports = names.map(([there = ''], at) => `${there} as ${name}_${at}`)
    const members = names.map(([there = '', here = there], at) => `${here}:${name}_${at}`)
    return `import {${imports.join(',')}} from "/assets/${target}";const ${name}={${members.join(',')}};`
  })
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
