import { createRequire } from 'node:module'
import { join } from 'node:path'

import { build } from 'vite'

/** The scripts that have addresses without a hash, and where the storefront has them. */
const FILES = ['service-worker', 'offline-page']

/**
 * Writes the service worker of an edition and the script of the page for want of a connection, each as one file, beside
 * the browser's build. `root` is the edition's folder, `version` that of the build: with it the worker changes with each
 * deploy, by which browsers know that there is a new one.
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
