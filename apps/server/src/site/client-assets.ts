import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A file of an edition's build, kept in memory: all of them together are below a megabyte. */
export type ClientAsset = { body: Buffer; brotli: Buffer | null; contentType: string; immutable: boolean }

/** The files by their path in the address, leading slash included. */
export type ClientAssets = ReadonlyMap<string, ClientAsset>

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

const COMPRESSIBLE = /\.(?:js|css|json|svg|webmanifest)$/
/** Below this a compressed copy saves less than its header costs, bytes. */
const LEAST = 512

/**
 * Reads every file of a client build. Those below `/assets` carry a hash in their name and never change. The build
 * leaves compressed copies of its large files; the few small ones that have none are compressed here.
 */
export async function readClientAssets(directory: string): Promise<ClientAssets> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const assets = await Promise.all(
    files
      .filter((file) => extname(file) in CONTENT_TYPES && !file.includes(`${sep}.vite${sep}`))
      .map(async (file): Promise<[string, ClientAsset]> => {
        const path = `/${relative(directory, file).split(sep).join('/')}`
        const body = await readFile(file)
        const compressed = `${file}.br`
        const isWorthIt = COMPRESSIBLE.test(file) && body.length >= LEAST
        return [
          path,
          {
            body,
            brotli: known.has(compressed) ? await readFile(compressed) : isWorthIt ? brotliCompressSync(body) : null,
            contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
            immutable: path.startsWith('/assets/'),
          },
        ]
      }),
  )
  return new Map(assets)
}
