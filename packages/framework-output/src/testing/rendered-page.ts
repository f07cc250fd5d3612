import { criticalSheet } from '../bundling/critical-sheet.ts'
import type { RenderedDocument } from '../data/rendered-document.ts'
import type { PageFiles } from '../page/page-files.ts'

/** Parts of a page of these tests. */
type Page = { head?: string; body?: string; preloads?: readonly string[]; data?: RenderedDocument['data'] }

const SCROLL = `<script>((storageKey, restoreKey) => {
 if (1 < 2) restore();
})("scroll-positions", null)</script>`
const CONTEXT = '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = 1;</script>'
const MODULES = `<script type="module" async="">import "/assets/manifest-m.js";
import * as route0 from "/assets/root-r.js";
import * as route1 from "/assets/ShellRoute-s.js";
import * as route2 from "/assets/CarPage-c.js";
  
  window.__reactRouterRouteModules = {"root":route0,"shell":route1,"fr/car":route2};

import("/assets/entry.client-e.js");</script>`

const MODULE_NAMES = ['manifest-m', 'entry.client-e', 'framework-f', 'root-r', 'ShellRoute-s', 'site-i', 'CarPage-c']

/** Files of a build: modules that are large enough to be preloaded, and two style sheets. */
export const FILES: PageFiles = {
  modules: new Map(MODULE_NAMES.map((name) => [`/assets/${name}.js`, 2000])),
  sheets: new Map([
    ['/assets/a.css', criticalSheet('a{content:"$&"}.gone{top:0}')],
    ['/assets/b.css', criticalSheet('b{top:0}')],
  ]),
}

/** A document as the frameworks write it. */
export function renderedPage({ head = '', body = '', preloads = [], data = {} }: Page = {}): RenderedDocument {
  const links = preloads.map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join('')
  const html = `<html lang="fr-MA"><head>${links}${head}</head><body>${body}${SCROLL}${CONTEXT}${MODULES}</body></html>`
  return { html, headTags: '', data, leadPicture: null }
}
