import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A file of an edition's build, kept in memory: all of them together are below a megabyte. */
export type ClientAsset = { body: Buffer; brotli: Buffer | null; contentType: string; immutable: boolean }

/** The files by their path in the address, leading slash included. */
export type ClientAssets = ReadonlyMap<string, ClientAsset>

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.webmanifest': 'application/manifest+json',
    '.txt': 'text/plain; charset=utf-8',
  }),
)

const COMPRESSIBLE = /\.(?:js|css|json|svg|webmanifest)$/
/** Bytes of the headers that only a compressed answer has. */
const HEADERS = 'content-encoding: br\r\nvary: Accept-Encoding\r\n'.length

/** The compressed copy, if it saves more than its headers cost. */
function smaller(body: Buffer): Buffer | null {
  const copy = brotliCompressSync(body)
  return copy.length + HEADERS < body.length ? copy : null
}

/** All files of a client build: path in the address, and path on disk. */
async function filesIn(directory: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${relative(directory, file).split(sep).join('/')}`, file]))
}

function isServed(path: string): boolean {
  return CONTENT_TYPES.has(extname(path)) && !path.includes('/.vite/')
}

/**
 * Reads every file of a client build. Those below `/assets` carry a hash in their name and never change. The build
 * leaves compressed copies of what gets smaller by them; of what it copies as it is, they are made here.
 */
export async function readClientAssets(directory: string): Promise<ClientAssets> {
  const files = await filesIn(directory)
  const served = [...files].filter(([path]) => isServed(path))
  const assets = served.map(async ([path, file]): Promise<[string, ClientAsset]> => {
    const body = await readFile(file)
    const compressed = files.get(`${path}.br`)
    return [
      path,
      {
        body,
        brotli: compressed !== undefined ? await readFile(compressed) : COMPRESSIBLE.test(path) ? smaller(body) : null,
        contentType: CONTENT_TYPES.get(extname(path)) ?? 'application/octet-stream',
        immutable: path.startsWith('/assets/'),
      },
    ]
  })
  return new Map(await Promise.all(assets))
}
