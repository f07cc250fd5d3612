import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

/** The folder of the router's own modules. */
const ROUTER = '/react-router/dist/production/lib/'

/** Modules of the router for features that are off, and their stubs, which lack exports that the bundle does not import. */
const STUBS: ReadonlyMap<string, URL> = new Map([
  ['router/instrumentation.js', new URL('stubs/instrumentation.js', import.meta.url)],
  ['dom/ssr/fog-of-war.js', new URL('stubs/fog-of-war.js', import.meta.url)],
])

/**
 * Replaces modules of the router by stubs in the browser's build: it checks at run time that they are off, so they are not
 * tree-shaken. The build fails where a module is not found, or where its stub lacks an export.
 */
export function routerStubs(): Plugin {
  const found = new Set<string>()
  return {
    name: 'otosafi:router-stubs',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [name, file] = [...STUBS].find(([path]) => id.endsWith(ROUTER + path)) ?? []
      if (name === undefined || file === undefined) return undefined
      found.add(name)
      return readFile(file, 'utf8')
    },
    buildEnd(error) {
      const missing = error ? [] : [...STUBS.keys()].filter((name) => !found.has(name))
      if (missing.length > 0) throw new Error(`React Router no longer has ${missing.join(' and ')} in ${ROUTER}`)
    },
  }
}
