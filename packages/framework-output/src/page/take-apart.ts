import { assume } from '../assumptions.ts'
import type { RenderedDocument } from '../data/rendered-document.ts'
import { SHARED_ROUTES } from '../shared-routes.ts'

/** A rendered document in its parts. */
export type DocumentParts = {
  /** Up to the end of the head, without links to style sheets and modules. */
  head: string
  /** The visible part: from the end of the head to the router's scripts. The largest part, which is never searched here. */
  body: string
  /** Addresses of the style sheets, in order. */
  sheets: readonly string[]
  /** Addresses of preloaded modules. */
  preloads: readonly string[]
  modules: PageModules
  /** The key of sessionStorage under which the router stores scroll positions. */
  scrollKey: string
}

/** A page's modules: the entry, those of its own routes by id, and those of shared routes. */
export type PageModules = { entry: string; routes: readonly [id: string, path: string][]; shared: readonly string[] }

const HEAD_END = '</head>'
const DOCUMENT_END = '</body></html>'
const SCRIPT_END = '</script>'
const SCROLL = '<script>((storageKey, restoreKey) =>'
const CONTEXT = '<script>window.__reactRouterContext = '
const MODULES = '<script type="module" async="">'

/** A sheet that lazy parts need too is written with an empty fragment. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

const MODULE_SCRIPT =
  /^import "[^"]+";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = \{(.*)\};\n\nimport\("([^"]+)"\);$/
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";/g
const ROUTE_NAME = /"([^"]+)":(route\d+)/g

/** Takes a rendered document apart. Throws a BrokenAssumption where it is not written as expected. */
export function takeApart({ html, headTags }: RenderedDocument): DocumentParts {
  const headEnd = html.indexOf(HEAD_END)
  const isWhole = html.startsWith('<html') && headEnd !== -1 && html.endsWith(DOCUMENT_END)
  assume('head-end', isWhole, `${html.slice(0, 40)} … ${html.slice(-40)}`)

  const modulesAt = html.lastIndexOf(MODULES)
  const contextAt = html.lastIndexOf(CONTEXT, modulesAt)
  const scrollAt = html.lastIndexOf(SCROLL, contextAt)
  assume('module-script', modulesAt > headEnd, 'no such script')
  assume('context-script', contextAt > headEnd, 'no such script')
  assume('scroll-script', scrollAt > headEnd, 'no such script')
  const scroll = html.slice(scrollAt, contextAt)
  const [, scrollKey] = /\}\)\("([^"]+)", null\)<\/script>$/.exec(scroll) ?? []
  assume('scroll-script', scrollKey !== undefined, scroll.slice(-80))
  const context = html.slice(contextAt, modulesAt)
  assume('context-script', context.indexOf(SCRIPT_END) === context.length - SCRIPT_END.length, context.slice(-80))

  const head = html.slice(0, headEnd)
  const sheets = linksIn(head, STYLESHEET)
  assume('style-links', sheets.length === countOf(head, 'rel="stylesheet"'), `${sheets.length} that can be read`)
  const preloads = linksIn(head, PRELOAD)
  assume(
    'preload-links',
    preloads.length === countOf(head, 'rel="modulepreload"'),
    `${preloads.length} that can be read`,
  )
  return {
    head: `<!DOCTYPE html>${head.replace(PRELOAD, '').replace(STYLESHEET, '')}${headTags}`,
    body: html.slice(headEnd, scrollAt),
    sheets,
    preloads,
    modules: modulesOf(html.slice(modulesAt + MODULES.length, -(SCRIPT_END + DOCUMENT_END).length)),
    scrollKey,
  }
}

function linksIn(head: string, link: RegExp): string[] {
  return [...head.matchAll(link)].map(([, path = '']) => path)
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1
}

function modulesOf(source: string): PageModules {
  const [, imports, names, entry] = MODULE_SCRIPT.exec(source) ?? []
  assume('module-script', imports !== undefined && names !== undefined && entry !== undefined, source)
  const paths = new Map([...imports.matchAll(ROUTE_IMPORT)].map(([, name = '', path = '']) => [name, path]))
  const routes = [...names.matchAll(ROUTE_NAME)].map(([, id = '', name = '']): [string, string] => {
    const path = paths.get(name)
    assume('module-script', path !== undefined, source)
    return [id, path]
  })
  assume('module-script', routes.length === paths.size, source)
  const isShared = ([id]: [string, string]) => SHARED_ROUTES.includes(id)
  return {
    entry,
    routes: routes.filter((route) => !isShared(route)),
    shared: routes.filter(isShared).map(([, path]) => path),
  }
}
