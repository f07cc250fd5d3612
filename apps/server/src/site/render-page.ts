import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { STALE_HEADER } from '../http/public-reads.ts'
import type { EditionBundle } from './edition-bundle.ts'
import type { FinishJob } from './finish-page.ts'
import { type FindPreview, leadPictureOf } from './lead-picture.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageFinisher } from './page-finisher.ts'

/**
 * Headers of a rendered answer that are not passed on: cookies are kept apart from what can be cached, the body is compressed
 * and tagged here, and the rest belongs to a connection or a server.
 */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'set-cookie',
  'content-encoding',
  'content-length',
  'etag',
  'connection',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'date',
  'server',
  'x-powered-by',
])

/** The Retry-After of a page that cannot be rendered at the moment, seconds. */
const RETRY_AFTER = '5'

/**
 * A rendered answer and the cookies that it sets. `keep` says whether it may be shown to others later, `isPrivate` that
 * it is for the one who asked alone, `isDegraded` that something it shows could not be had for the moment, or only as it
 * last was.
 */
export type RenderedPage = CachedPage & { cookies: string[]; keep: boolean; isPrivate: boolean; isDegraded: boolean }

/** The dependencies of rendering. */
export type PageSite = {
  fetchApi: typeof fetch
  host: string
  /** Finds the key of a form without script; null for a page that is the same for all. */
  idempotencyKey: (() => Promise<string>) | null
  findPreview: FindPreview
  finish: PageFinisher['finish']
}

/** Renders a page of an edition, or its data alone, and finishes it. */
export async function renderPage(bundle: EditionBundle, request: Request, site: PageSite): Promise<RenderedPage> {
  let isDegraded = false
  const fetchApi: typeof fetch = async (input, init) => {
    const answer = await site.fetchApi(input, init)
    if (answer.status >= 500 || answer.headers.has(STALE_HEADER)) isDegraded = true
    return answer
  }
  const handle = () => bundle.handle(request, { fetchApi, host: site.host, idempotencyKey: site.idempotencyKey })
  // One time budget for all database queries of a page, its action included. The time for a file to arrive is not the
  // database's: then each call of the API has its own.
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  const { response, document } = isUpload
    ? await handle()
    : await withinBudget({ lane: 'reads', milliseconds: REQUEST_BUDGET_MS }, handle)
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (!NOT_PASSED_ON.has(name)) headers[name] = value
  if (response.status === 503) headers['retry-after'] ??= RETRY_AFTER
  let job: FinishJob
  let isWhole = true
  if (document === null) job = { body: new Uint8Array(await response.arrayBuffer()) }
  else {
    const lead = await leadPictureOf(document.leadPicture, site.findPreview)
    isWhole = !lead.isLate
    job = { build: bundle.build, document, ownStyles: lead.rule }
  }
  const { html, brotli, etag, policy } = await site.finish(job)
  if (policy !== null) headers['content-security-policy'] = policy
  const cookies = response.headers.getSetCookie()
  const isPrivate = /private|no-store/.test(headers['cache-control'] ?? '') || cookies.length > 0
  headers['cache-control'] ??= response.ok && !isDegraded ? 'public, max-age=0, must-revalidate' : 'no-store'
  return {
    status: response.status,
    headers,
    html: bufferOf(html),
    brotli: bufferOf(brotli),
    etag,
    cookies,
    isPrivate,
    isDegraded,
    keep: isWhole && !isDegraded && !isPrivate && (response.status === 200 || response.status === 301),
  }
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}
