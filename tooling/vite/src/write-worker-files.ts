import { createRequire } from 'node:module'
import { join } from 'node:path'

import { build } from 'vite'

/** Exports of the storefront whose scripts have addresses without a hash. */
const FILES = ['service-worker', 'offline-page']

/**
 * Writes the service worker of an edition and the script of the offline page, each as one file, into the browser's build. `root` is
 * the edition's folder. The build's `version` in the worker changes its bytes, by which browsers detect a new deploy.
 */
export async function writeWorkerFiles(root: string, buildDirectory: string, version: string): Promise<void> {
  const { resolve } = createRequire(join(root, 'package.json'))
  for (const name of FILES) {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      define: { BUILD_VERSION: JSON.stringify(version) },
      build: {
        outDir: join(buildDirectory, 'client'),
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: { [name]: resolve(`@otosafi/storefront/${name}`) },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    })
  }
}
