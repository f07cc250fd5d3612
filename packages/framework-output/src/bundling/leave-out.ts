import type { Plugin } from 'vite'

import { assume } from '../assumptions.ts'

/** The folder of the router's own modules. */
const ROUTER = '/react-router/dist/production/lib/'

/**
 * Modules of the router for what no page does, and what stands for them: it answers as they do where that is off. What
 * only parts of the router ask for that do not come along is not defined.
 */
const STAND_INS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Instrumentation of the router.
    'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export var instrumentHandler, instrumentationResultMetaContext`,
    // Asking for routes bit by bit: with \`routeDiscovery\` \`initial\` all are known from the start.
    'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export var URL_LIMIT, getManifestPath, getPathsWithAncestors, handleClientVersionMismatch`,
  }),
)

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
      const name = [...STAND_INS.keys()].find((path) => id.endsWith(ROUTER + path))
      if (name === undefined) return undefined
      found.add(name)
      return STAND_INS.get(name)
    },
    buildEnd(error) {
      const missing = error ? [] : [...STAND_INS.keys()].filter((name) => !found.has(name))
      assume('left-out-modules', missing.length === 0, `no ${missing.join(' and no ')}`)
    },
  }
}
