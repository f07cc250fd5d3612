import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { flagSheet } from './flag-sheet.ts'

const require = createRequire(import.meta.url)
const sources = join(dirname(require.resolve('@otosafi/ui/theme/tokens.css')), '..')

/** Folders of `packages/ui/src` whose files have addresses without a hash, and what those addresses begin with. */
const FOLDERS = [
  { folder: join(sources, 'brand'), prefix: '' },
  { folder: join(sources, 'country-flag/flags'), prefix: 'flags/' },
]

const FLAG = /^flags\/(\w+)\.svg$/

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** The files by their name in the build: `favicon.svg`, `flags/ma.svg` and so on, and `flags/all.svg`, the flags in one. */
function readFiles(): ReadonlyMap<string, Buffer | string> {
  const files = FOLDERS.flatMap(({ folder, prefix }) =>
    readdirSync(folder).map((name): [string, Buffer] => [`${prefix}${name}`, readFileSync(join(folder, name))]),
  )
  const flags = files.flatMap(([name, body]): [string, string][] => {
    const [, id] = FLAG.exec(name) ?? []
    return id === undefined ? [] : [[id, body.toString('utf8')]]
  })
  return new Map<string, Buffer | string>([...files, ['flags/all.svg', flagSheet(new Map(flags))]])
}

/**
 * Gives every edition the icons, the share picture and the flags of countries, at the addresses that browsers,
 * messengers and the API name: as files of the browser's build, and from the same place while developing.
 */
export function brandFiles(): Plugin {
  return {
    name: 'otosafi:brand-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? ''
        const file = readFiles().get(path)
        if (file === undefined) return next()
        response.setHeader('content-type', CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        response.end(file)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of readFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
