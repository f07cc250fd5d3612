import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { build, type Plugin } from 'vite'

/**
 * Writes the service worker beside the build, with the names of its files: it changes with each of them, by which browsers know that there
 * is a new one.
 */
export function writeWorker(): Plugin {
  return {
    name: 'office-worker',
    apply: 'build',
    async writeBundle({ dir = 'build' }, files) {
      const assets = Object.keys(files).filter((file) => file.startsWith('assets/'))
      const paths = assets.map((file) => `/${file}`).toSorted()
      const version = createHash('sha256').update(paths.join('\n')).digest('base64url').slice(0, 12)
      await build({
        configFile: false,
        logLevel: 'error',
        define: { BUILD_FILES: JSON.stringify(paths), BUILD_VERSION: JSON.stringify(version) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: { 'service-worker': join(import.meta.dirname, 'src/offline/service-worker.ts') },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      })
    },
  }
}
