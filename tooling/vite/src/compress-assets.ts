import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

const COMPRESSIBLE = /\.(?:js|css|json|svg|webmanifest)$/
/** Below this a compressed copy saves less than its header costs, bytes. */
const LEAST = 512

/** Writes a brotli copy of the highest level beside every text file of the browser's build. */
export function compressAssets(): Plugin {
  return {
    name: 'otosafi:compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.vite/'))
          .map(async (name) => {
            const body = await readFile(join(dir, name))
            if (body.length < LEAST) return
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            }
            await writeFile(join(dir, `${name}.br`), await compress(body, { params }))
          }),
      )
    },
  }
}
