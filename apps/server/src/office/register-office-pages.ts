import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { type ClientAssets, readClientAssets } from '../site/client-assets.ts'
import { sendAsset, sendNoAsset } from '../site/send-asset.ts'
import { SERVICE_WORKER, WORKER_HEADERS } from '../site/service-worker.ts'

/** The office as a single-page app: one document for every address, and its assets. */
export type OfficePages = { document: string; assets: ClientAssets }

/** Inline styles are allowed because components set them. */
const CONTENT_SECURITY_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Reads `apps/office/build`. Throws with advice where it was not built. */
export async function readOfficePages(appsDirectory: string): Promise<OfficePages> {
  const build = join(appsDirectory, 'office/build')
  try {
    return { document: await readFile(join(build, 'index.html'), 'utf8'), assets: await readClientAssets(build) }
  } catch (cause) {
    throw new Error(`The office cannot be served from ${build}. Build it first: pnpm build`, { cause })
  }
}

/** Serves the office's pages on its host alone. */
export function registerOfficePages(app: FastifyInstance, host: string, { document, assets }: OfficePages): void {
  const constraints = { host: new RegExp(`^${host.replaceAll('.', String.raw`\.`)}(?::\\d+)?$`) }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    constraints,
    config: { operation: 'pages' },
    async handler(request, reply) {
      const [path = ''] = request.url.split('?')
      const asset = assets.get(path)
      if (asset === undefined && path.startsWith('/assets/')) return sendNoAsset(reply)
      if (asset === undefined) return reply.headers(HEADERS).send(document)
      if (path === SERVICE_WORKER) reply.headers(WORKER_HEADERS)
      // An icon can change with the next build.
      else if (!asset.immutable) reply.header('cache-control', 'no-cache')
      return sendAsset(request, reply, asset)
    },
  })
}
