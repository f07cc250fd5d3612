import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

const COMPRESSIBLE = /\.(?:js|css|json|svg|webmanifest)$/
/** Bytes of the headers that only a compressed answer has. */
const HEADERS = 'content-encoding: br\r\nvary: Accept-Encoding\r\n'.length

/** Writes a brotli copy beside every text file of the browser's build, at the highest level, where it is smaller. */
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
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            }
            const copy = await compress(body, { params })
            if (copy.length + HEADERS < body.length) await writeFile(join(dir, `${name}.br`), copy)
          }),
      )
    },
  }
}
