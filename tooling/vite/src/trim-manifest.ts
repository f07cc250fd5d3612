import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/** The framework's list of all routes, which every page loads. */
const MANIFEST = /^manifest-\w+\.js$/
const BEGIN = 'window.__reactRouterManifest='
const END = ';'

/**
 * Writes the list of routes without what they do not have: five of seven facts on each are `false`, and what is not there
 * counts as much. Throws where the text is not the framework's.
 */
export function trimmed(manifest: string): string {
  if (!manifest.startsWith(BEGIN) || !manifest.endsWith(END)) throw new Error('The list of routes has another form')
  const routes: unknown = JSON.parse(manifest.slice(BEGIN.length, -END.length))
  const rest = JSON.stringify(routes, (_key, value: unknown) => (value === false ? undefined : value))
  return BEGIN + rest + END
}

/** Trims the list of routes as soon as the framework has written it, which it does while it builds for the server. */
export function trimManifest(): Plugin {
  return {
    name: 'otosafi:trim-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, '../client/assets')
      const names = (await readdir(folder)).filter((name) => MANIFEST.test(name))
      if (names.length === 0) throw new Error(`No list of routes in ${folder}`)
      for (const name of names) {
        const file = join(folder, name)
        await writeFile(file, trimmed(await readFile(file, 'utf8')))
      }
    },
  }
}
