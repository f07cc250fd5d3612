import { REQUEST_BUDGET, withinBudget } from '../db/budget.ts'
import type { EditionBundle } from './edition-bundle.ts'
import type { FinishJob } from './finish-page.ts'
import { type FindPreview, leadPictureOf } from './lead-picture.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageFinisher } from './page-finisher.ts'

/** Headers of a rendered answer that are passed on; everything else is this layer's to decide. */
const PASSED_ON = [
  'content-type',
  'location',
  'cache-control',
  'clear-site-data',
  'vary',
  'retry-after',
  'x-remix-response',
  'x-remix-reload-document',
]

/** Seconds after which a page that could not be made for the moment may be asked for again. */
const RETRY_AFTER = '5'

/**
 * A rendered answer and the cookies that it sets. `keep` says whether it may be shown to others later, `isPrivate` that
 * it is for the one who asked alone.
 */
export type RenderedPage = CachedPage & { cookies: string[]; keep: boolean; isPrivate: boolean }

/** What a page needs besides its request. */
export type PageSite = {
  fetchApi: typeof fetch
  host: string
  findPreview: FindPreview
  finish: PageFinisher['finish']
}

/** Renders a page of an edition, or the data of one, and makes it ready to send. */
export async function renderPage(bundle: EditionBundle, request: Request, site: PageSite): Promise<RenderedPage> {
  // One limit for all that a page asks of the database, the sending of its form included.
  const { response, document } = await withinBudget({ lane: 'reads', milliseconds: REQUEST_BUDGET }, () =>
    bundle.handle(request, { fetchApi: site.fetchApi, host: site.host }),
  )
  const headers: Record<string, string> = {}
  for (const name of PASSED_ON) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  if (response.status === 503) headers['retry-after'] ??= RETRY_AFTER
  let job: FinishJob
  let isWhole = true
  if (document === null) job = { body: new Uint8Array(await response.arrayBuffer()) }
  else {
    const lead = await leadPictureOf(document.body, site.findPreview)
    isWhole = !lead.isLate
    job = { build: bundle.build, document, ownStyles: lead.rule }
  }
  const { html, brotli, etag, policy } = await site.finish(job)
  if (policy !== null) headers['content-security-policy'] = policy
  const cookies = response.headers.getSetCookie()
  const isPrivate = /private|no-store/.test(headers['cache-control'] ?? '') || cookies.length > 0
  headers['cache-control'] ??= response.ok ? 'public, max-age=0, must-revalidate' : 'no-store'
  return {
    status: response.status,
    headers,
    html: bufferOf(html),
    brotli: bufferOf(brotli),
    etag,
    cookies,
    isPrivate,
    keep: isWhole && !isPrivate && (response.status === 200 || response.status === 301),
  }
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}
