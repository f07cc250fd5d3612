import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { pausedFrom } from '@otosafi/domain/forms/paused-from'
import { saverReason } from '@otosafi/domain/saver/saver-choice'
import { withoutSessionCookies } from '@otosafi/domain/session/cookie-names'
import { accountOfSession } from '@otosafi/domain/session/short-account-id'
import type { EditionId } from '@otosafi/editions/edition'
import { editionOfHost } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'
import { minuteFrom } from '@otosafi/editions/time/minute-from'
import { pagePathOf } from '@otosafi/framework-output/data/page-path'

import { Problem } from '../contract/problem.ts'
import type { Addressing } from '../http/addressing.ts'
import { problemOf, sendDocument } from '../http/error-handler.ts'
import { matchesEtag } from '../http/etag.ts'
import type { FindIdempotencyKey } from '../http/idempotency-keys.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { isOfOwnPage, isOfSecretPage } from '../http/same-origin.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import { addressWithoutSent } from './address-without-sent.ts'
import type { EditionBundle, EditionBundles } from './edition-bundle.ts'
import type { FindPreview } from './lead-picture.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { createPageFinisher } from './page-finisher.ts'
import { isPrivatePage, isSecretPage, signsOut, takesFiles } from './private-pages.ts'
import { createRecompressor } from './recompress.ts'
import { sendRefusal } from './refusal-page.ts'
import { rememberedLanguage } from './remembered-language.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { PAGE_HEADERS, SECRET_PAGE_HEADERS } from './security-headers.ts'
import { acceptsBrotli, sendAsset, sendNoAsset } from './send-asset.ts'
import { SERVICE_WORKER, WORKER_HEADERS } from './service-worker.ts'

/** The dependencies of the site. */
export type SiteDependencies = {
  /** Calls the API: in this process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** Finds the preview of a picture. */
  findPreview: FindPreview
  /** The version of the data of an edition's pages. */
  dataVersion: (edition: EditionId) => string
  bundles: EditionBundles
  /** The cache of pages. */
  cache: SharedCache
  /** Limits the uncached pages of a network. */
  reads: ReadLimiter
  /** Finds the keys of forms without script. */
  findIdempotencyKey: FindIdempotencyKey
}

const PRIVATE = 'private, no-store'
/**
 * Request headers that vary a page: its compression, and the size of its pictures. The cookie by which a visitor
 * saves data is not among it: caches ask again each time (`must-revalidate`), and the page's ETag differs.
 */
const VARY = 'Accept-Encoding, Save-Data'

/** The media type of forms, and their maximum size in bytes. */
const FORM = 'application/x-www-form-urlencoded'
const FORM_WITH_FILES = 'multipart/form-data'
/** Several times the longest message of any form, percent-encoded: the form itself reports what is too long. */
const FORM_BYTES = 256 * 1024

/** A page to send; a cached one sets no cookies. */
type SentPage = CachedPage & { cookies?: string[] }

/** Serves the editions' pages and files: host → edition → file, or cached page, or rendered page. */
export async function registerSite(app: FastifyInstance, deps: SiteDependencies): Promise<void> {
  const cache = createPageCache(deps.cache)
  const recompress = createRecompressor((error) => app.log.error({ err: error }, 'a page could not be compressed'))
  const underWay = new Map<string, Promise<RenderedPage>>()
  const finisher = createPageFinisher()
  app.addHook('onClose', () => finisher.close())
  const { finish } = finisher

  async function page(edition: EditionId, bundle: EditionBundle, request: FastifyRequest): Promise<SentPage> {
    const version = deps.dataVersion(edition)
    const key = cacheKey(edition, request)
    const kept = cache.get(key, version)
    if (kept) {
      recompress(kept)
      return kept
    }
    const other = underWay.get(key + version)
    if (other) {
      const shared = await other
      if (!shared.isPrivate) return shared
    }
    countPage(request)
    // Public pages are rendered without the tokens of the visitor who requests them first.
    const site = { ...deps, finish, host: request.addressing.host, idempotencyKey: null }
    const rendering = renderPage(
      bundle,
      toFetchRequest(request, withoutSessionCookies(request.headers.cookie ?? '')),
      site,
    )
      .then((rendered) => {
        if (rendered.keep) cache.set(key, version, rendered)
        // A stale page is better than one that lacks parts (stale-if-error).
        const last = rendered.isDegraded ? cache.last(key) : undefined
        return last ? { ...rendered, ...last } : rendered
      })
      .finally(() => underWay.delete(key + version))
    underWay.set(key + version, rendering)
    return rendering
  }

  /** Throws `rate_limited` where a network has requested too many uncached pages. */
  function countPage(request: FastifyRequest): void {
    const isSignOut = request.method === 'POST' && signsOut(pageOf(request))
    const seconds = deps.reads.count(request, isSignOut ? 'signOut' : 'page')
    if (seconds !== null) throw new Problem('rate_limited', { headers: { 'retry-after': String(seconds) } })
  }

  /** A private page, or the answer to a form. */
  async function ownPage(edition: EditionId, bundle: EditionBundle, request: FastifyRequest): Promise<RenderedPage> {
    countPage(request)
    const { addressing } = request
    const site = {
      ...deps,
      finish,
      fetchApi: onBehalfOf(addressing, deps.fetchApi),
      host: addressing.host,
      idempotencyKey: () => deps.findIdempotencyKey(edition, pressOf(request)),
    }
    return renderPage(bundle, toFetchRequest(request, request.headers.cookie ?? ''), site)
  }

  function bundleOf(request: FastifyRequest, reply: FastifyReply): { edition: EditionId; bundle: EditionBundle } {
    const edition = editionOfHost(request.addressing.host)
    const bundle = deps.bundles.get(edition)
    if (!bundle) throw new Error(`Edition "${edition}" is not loaded`)
    reply.headers(isSecretPage(pageOf(request)) ? SECRET_PAGE_HEADERS : PAGE_HEADERS)
    return { edition, bundle }
  }

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    const path = request.url.split('?')[0] ?? '/'
    const isOfData = pagePathOf(path) !== path
    const pause = Number(problem.headers['retry-after'] ?? 0)
    // The form that is refused says from when it can be sent again.
    if (isOfData && problem.code === 'rate_limited' && pause > 0) {
      const edition = EDITIONS[editionOfHost(request.addressing.host)]
      const from = pausedFrom(minuteFrom(Date.now() + pause * 1000, edition))
      return sendDocument(problem, request, reply, { from })
    }
    if (problem.status >= 500 || isOfData) throw error
    return sendRefusal(request, reply, problem)
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { edition, bundle } = bundleOf(request, reply)
      const path = request.url.split('?')[0] ?? '/'
      // A path that begins with two slashes or backslashes would be another host: not found.
      if (/^\/[/\\]/.test(path)) return reply.callNotFound()
      const asset = bundle.assets.get(path)
      if (path === SERVICE_WORKER) reply.headers(WORKER_HEADERS)
      if (asset) return sendAsset(request, reply, asset)
      if (path.startsWith('/assets/')) return sendNoAsset(reply)
      const address = pagePathOf(path) === path ? addressWithoutSent(request) : null
      if (address !== null) return reply.code(302).headers({ location: address, 'cache-control': 'no-store' }).send()
      if (!isPrivatePage(pagePathOf(path))) return sendPage(request, reply, await page(edition, bundle, request))
      return sendPage(request, reply, withCaching(PRIVATE, await ownPage(edition, bundle, request)))
    },
  })

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    forms.addContentTypeParser(FORM_WITH_FILES, (request, body, done) => {
      if (takesFiles(pageOf(request))) done(null, body)
      else done(new Problem('unsupported_media_type'))
    })
    forms.post('/*', async (request, reply) => {
      const { edition, bundle } = bundleOf(request, reply)
      const isOwn = isSecretPage(pageOf(request)) ? isOfSecretPage(request) : isOfOwnPage(request)
      if (!isOwn) throw new Problem('cross_origin')
      const answer = await ownPage(edition, bundle, request)
      // The unread rest of a file would be parsed as the next request.
      if (!request.raw.complete) reply.header('connection', 'close')
      return sendPage(request, reply, withCaching('no-store', answer))
    })
  })
}

/** The path of the page that is asked for, or whose data are. */
function pageOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return pagePathOf(url.split('?')[0] ?? '/')
}

/** Sender and content of a form: of one with files, which is still coming, only its size is known. */
function pressOf({ url, headers, body, addressing }: FastifyRequest): (string | Uint8Array)[] {
  const sender = [addressing.address, headers['user-agent'] ?? '', accountOfSession(headers.cookie ?? '')]
  return [...sender, url, body instanceof Buffer ? body : (headers['content-length'] ?? '')]
}

function withCaching(caching: string, page: RenderedPage): RenderedPage {
  return { ...page, headers: { ...page.headers, 'cache-control': caching } }
}

/** Calls the API for a visitor, with the visitor's address (for rate limits), host and protocol. */
function onBehalfOf({ address, protocol, isProtocolTrusted }: Addressing, fetchApi: typeof fetch): typeof fetch {
  return (input, init) => {
    const call = new Request(input, init)
    call.headers.set('x-forwarded-for', address)
    if (isProtocolTrusted) call.headers.set('x-forwarded-proto', protocol)
    return fetchApi(call)
  }
}

/**
 * The key of a page, with the remembered language where the page depends on it. Every page has a second form for visitors
 * whose browsers save data, and a third for those who chose to, which they can take back there.
 */
function cacheKey(edition: EditionId, request: FastifyRequest): string {
  const remembered = rememberedLanguage(pageOf(request), request.headers.cookie) ?? ''
  const saveData = request.headers['save-data']
  const saver = saverReason(typeof saveData === 'string' ? saveData : null, request.headers.cookie ?? '') ?? ''
  return `${edition} ${request.addressing.host} ${request.url} ${remembered} ${saver}`
}

/** Headers that identify the visitor. */
const IDENTITY: ReadonlySet<string> = new Set(['cookie', 'authorization'])

/** Whether a page's handler gets a header: it would take `origin: null`, from secret pages, for another site. */
function isPassedOn(name: string, value: string): boolean {
  return !IDENTITY.has(name) && !name.startsWith('x-forwarded-') && !(name === 'origin' && value === 'null')
}

/** The Request for a page's handler: the visitor's address, these cookies, and the form. */
function toFetchRequest(request: FastifyRequest, cookies: string): Request {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && isPassedOn(name, value)) headers[name] = value
  }
  if (cookies !== '') headers['cookie'] = cookies
  // Concatenated: resolved as a relative URL, a path that begins with two slashes would be another host.
  return new Request(`${request.addressing.protocol}://${request.addressing.host}${request.url}`, {
    // HEAD is answered from the page of GET, which is cached for both.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...bodyOf(request.body),
  })
}

/** A form that was read, or one with files, which is still coming. */
function bodyOf(body: unknown): RequestInit {
  if (body instanceof Buffer) return { body: new Uint8Array(body) }
  if (body instanceof Readable) return { body: Readable.toWeb(body) as ReadableStream<Uint8Array>, duplex: 'half' }
  return { body: null }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag)
  if (page.cookies !== undefined && page.cookies.length > 0) reply.header('set-cookie', page.cookies)
  reply.header('vary', page.headers['vary'] ? `${VARY}, ${page.headers['vary']}` : VARY)
  const isRead = request.method !== 'POST'
  if (isRead && page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  reply.code(page.status)
  if (!acceptsBrotli(request) || page.html.length === 0) return reply.send(page.html)
  return reply.header('content-encoding', 'br').send(page.brotli)
}
