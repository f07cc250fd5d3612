import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

import { assume } from '../assumptions.ts'

/** The folder of the router's own modules. */
const ROUTER = '/react-router/dist/production/lib/'

/**
 * Modules of the router for what no page does, and what stands for them: it answers as they do where that is off. What
 * only parts of the router ask for that do not come along is not defined.
 */
const STAND_INS: ReadonlyMap<string, URL> = new Map([
  ['router/instrumentation.js', new URL('stand-ins/instrumentation.js', import.meta.url)],
  ['dom/ssr/fog-of-war.js', new URL('stand-ins/fog-of-war.js', import.meta.url)],
])

/**
 * Leaves parts of the router out of the browser's script that no page uses: the bundler cannot know that, for the router
 * decides while it runs. The build fails where such a part is not found, and where more of it is imported than stands in.
 */
export function leaveOut(): Plugin {
  const found = new Set<string>()
  return {
    name: 'otosafi:leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [name, file] = [...STAND_INS].find(([path]) => id.endsWith(ROUTER + path)) ?? []
      if (name === undefined || file === undefined) return undefined
      found.add(name)
      return readFile(file, 'utf8')
    },
    buildEnd(error) {
      const missing = error ? [] : [...STAND_INS.keys()].filter((name) => !found.has(name))
      assume('left-out-modules', missing.length === 0, `no ${missing.join(' and no ')}`)
    },
  }
}
