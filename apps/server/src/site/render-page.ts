import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { EditionBundle } from './edition-bundle.ts'
import { type FindPreview, leadPictureOf } from './lead-picture.ts'
import type { CachedPage } from './page-cache.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const compress = promisify(brotliCompress)

/** Level 5 costs a fraction of 11 and loses a twentieth; a page is rendered while somebody waits. */
const QUALITY = 5

/** Headers of a rendered answer that are passed on; everything else is this layer's to decide. */
const PASSED_ON = ['content-type', 'location', 'cache-control', 'vary', 'x-remix-response', 'x-remix-reload-document']

/**
 * A rendered answer and the cookies that it sets. `keep` says whether it may be shown to others later, `isPrivate` that
 * it is for the one who asked alone.
 */
export type RenderedPage = CachedPage & { cookies: string[]; keep: boolean; isPrivate: boolean }

/** Renders a page of an edition, or the data of one, and finishes its document. */
export async function renderPage(
  bundle: EditionBundle,
  request: Request,
  site: { fetchApi: typeof fetch; host: string; findPreview: FindPreview },
): Promise<RenderedPage> {
  const { response, document } = await bundle.handle(request, { fetchApi: site.fetchApi, host: site.host })
  const headers: Record<string, string> = {}
  for (const name of PASSED_ON) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  let body: Buffer
  let isWhole = true
  if (document === null) body = Buffer.from(await response.arrayBuffer())
  else {
    const lead = await leadPictureOf(document.body, site.findPreview)
    const finished = bundle.finish(document, lead.rule)
    isWhole = !lead.isLate
    body = Buffer.from(finished.html)
    headers['content-security-policy'] = contentSecurityPolicy(finished)
  }
  const cookies = response.headers.getSetCookie()
  const isPrivate = /private|no-store/.test(headers['cache-control'] ?? '') || cookies.length > 0
  headers['cache-control'] ??= response.ok ? 'public, max-age=0, must-revalidate' : 'no-store'
  const brotli = await compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  return {
    status: response.status,
    headers,
    html: body,
    brotli,
    // Of the compressed page, which says the same in a sixth of the bytes.
    etag: `W/"${hash('sha256', brotli, 'base64url').slice(0, 16)}"`,
    cookies,
    isPrivate,
    keep: isWhole && !isPrivate && (response.status === 200 || response.status === 301),
  }
}
