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

/** Reads every file of a client build that browsers may ask for, by its path in the address. */
export async function readClientFiles(directory: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in CONTENT_TYPES)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${sep}.vite${sep}`))
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Buffer]> => {
        return [`/${relative(directory, file).split(sep).join('/')}`, await readFile(file)]
      }),
    ),
  )
}

/**
 * The files of a client build as they are served. Those below `/assets` carry a hash in their name and never change. The
 * build leaves compressed copies of its large files; the few small ones that have none are compressed here.
 */
export async function readClientAssets(directory: string): Promise<ClientAssets> {
  const files = await readClientFiles(directory)
  const assets = [...files].map(async ([path, body]): Promise<[string, ClientAsset]> => {
    const isWorthIt = COMPRESSIBLE.test(path) && body.length >= LEAST
    return [
      path,
      {
        body,
        brotli: isWorthIt ? await compressedFile(join(directory, path), body) : null,
        contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
        immutable: path.startsWith('/assets/'),
      },
    ]
  })
  return new Map(await Promise.all(assets))
}

/** The build's compressed copy of a file, or one of its body. */
async function compressedFile(file: string, body: Buffer): Promise<Buffer> {
  try {
    return await readFile(`${file}.br`)
  } catch {
    return brotliCompressSync(body)
  }
}
