import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { withoutSessionCookies } from '@otosafi/domain/session/cookie-names'
import type { EditionId } from '@otosafi/editions/edition'
import { editionOfHost } from '@otosafi/editions/host'
import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

import type { Addressing } from '../http/addressing.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { isOfOwnPage } from '../http/same-origin.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import type { ClientAsset } from './client-assets.ts'
import type { EditionBundle, EditionBundles } from './edition-bundle.ts'
import type { FindPreview } from './lead-picture.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { createPageFinisher } from './page-finisher.ts'
import { isPrivatePage, pagePath } from './private-pages.ts'
import { createRecompressor } from './recompress.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { PAGE_HEADERS } from './security-headers.ts'

/** What the site needs of the process around it. */
export type SiteDependencies = {
  /** Reaches the API: in this process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** Finds what stands in a picture's place until it has come. */
  findPreview: FindPreview
  /** Changes whenever something that the edition's pages show has changed. */
  dataVersion: (edition: EditionId) => string
  bundles: EditionBundles
  /** Where pages are kept. */
  cache: SharedCache
  /** Limits what has to be rendered for one network. */
  reads: ReadLimiter
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const PRIVATE = 'private, no-store'
const SHORT = 'public, max-age=3600'

/** What pages' forms are sent as, and the most that one may hold, bytes. */
const FORM = 'application/x-www-form-urlencoded'
const FORM_BYTES = 64 * 1024

/** A page as it goes out; one that is kept sets no cookies. */
type SentPage = CachedPage & { cookies?: string[] }

/** Serves the editions' pages and files: host → edition → file, or page from the cache, or page rendered anew. */
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
    // Whatever is the same for everybody is made without the tokens of whoever happens to ask first.
    const site = { ...deps, finish, host: request.addressing.host }
    const rendering = renderPage(
      bundle,
      toFetchRequest(request, withoutSessionCookies(request.headers.cookie ?? '')),
      site,
    )
      .then((rendered) => {
        if (rendered.keep) cache.set(key, version, rendered)
        return rendered
      })
      .finally(() => underWay.delete(key + version))
    underWay.set(key + version, rendering)
    return rendering
  }

  /** Throws a {@link TooManyPages} where a network has had too many rendered. */
  function countPage(request: FastifyRequest): void {
    const seconds = deps.reads.count(request, 'page')
    if (seconds !== null) throw new TooManyPages(seconds)
  }

  /** A page for whoever asks and nobody else, or the answer to a form. */
  async function ownPage(bundle: EditionBundle, request: FastifyRequest): Promise<RenderedPage> {
    countPage(request)
    const { addressing } = request
    const site = { ...deps, finish, fetchApi: onBehalfOf(addressing, deps.fetchApi), host: addressing.host }
    return renderPage(bundle, toFetchRequest(request, request.headers.cookie ?? ''), site)
  }

  function bundleOf(request: FastifyRequest, reply: FastifyReply): { edition: EditionId; bundle: EditionBundle } {
    const edition = editionOfHost(request.addressing.host)
    const bundle = deps.bundles.get(edition)
    if (!bundle) throw new Error(`Edition "${edition}" is not loaded`)
    reply.headers(PAGE_HEADERS)
    return { edition, bundle }
  }

  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof TooManyPages)) throw error
    return reply
      .code(429)
      .headers({ 'retry-after': String(error.seconds), 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('Too many pages at once. Please try again in a moment.')
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { edition, bundle } = bundleOf(request, reply)
      const path = request.url.split('?')[0] ?? '/'
      // Two slashes at the start, forward or backward, name a host elsewhere; here they name nothing.
      if (/^\/[/\\]/.test(path)) return reply.callNotFound()
      const asset = bundle.assets.get(path)
      if (asset) return sendAsset(request, reply, asset)
      if (path.startsWith('/assets/'))
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      if (!isPrivatePage(pagePath(request.url))) return sendPage(request, reply, await page(edition, bundle, request))
      return sendPage(request, reply, withCaching(PRIVATE, await ownPage(bundle, request)))
    },
  })

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    forms.post('/*', async (request, reply) => {
      const { bundle } = bundleOf(request, reply)
      if (!isOfOwnPage(request))
        return reply.code(403).header('cache-control', 'no-store').type('text/plain').send('Forbidden')
      return sendPage(request, reply, withCaching('no-store', await ownPage(bundle, request)))
    })
  })
}

/** A network has had so many pages rendered that it has to wait for so many seconds. */
class TooManyPages extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many pages were rendered for one network')
    this.seconds = seconds
  }
}

function withCaching(caching: string, page: RenderedPage): RenderedPage {
  return { ...page, headers: { ...page.headers, 'cache-control': caching } }
}

/** Calls the API for a visitor, who is counted there by the own address (rate limits), as one who came the same way. */
function onBehalfOf({ address, protocol, isProtocolTold }: Addressing, fetchApi: typeof fetch): typeof fetch {
  return (input, init) => {
    const call = new Request(input, init)
    call.headers.set('x-forwarded-for', address)
    if (isProtocolTold) call.headers.set('x-forwarded-proto', protocol)
    return fetchApi(call)
  }
}

/**
 * Pages without a language in their address look at a cookie: the bare root leads to the remembered language, and two
 * pages are in it (decision 4).
 */
function cacheKey(edition: EditionId, request: FastifyRequest): string {
  const path = pagePath(request.url)
  const remembered =
    path === '/' || hasOneAddress(path)
      ? (/(?:^|;\s*)language=([a-z]{2})/.exec(request.headers.cookie ?? '')?.[1] ?? '')
      : ''
  return `${edition} ${request.addressing.host} ${request.url} ${remembered}`
}

/** Headers that say who asks. */
const IDENTITY: ReadonlySet<string> = new Set(['cookie', 'authorization'])

/** The request as pages see it: the visitor's own address, these cookies, and the form that was sent. */
function toFetchRequest(request: FastifyRequest, cookies: string): Request {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !IDENTITY.has(name) && !name.startsWith('x-forwarded-')) headers[name] = value
  }
  if (cookies !== '') headers['cookie'] = cookies
  // Joined as text: resolved as a reference, a path that begins with two slashes would name another host.
  return new Request(`${request.addressing.protocol}://${request.addressing.host}${request.url}`, {
    // What HEAD is told belongs to the page that GET would get, which is kept for both.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    body: request.body instanceof Buffer ? new Uint8Array(request.body) : null,
  })
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '')
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: ClientAsset): FastifyReply {
  reply.header('content-type', asset.contentType).header('cache-control', asset.immutable ? IMMUTABLE : SHORT)
  if (asset.brotli) reply.header('vary', 'Accept-Encoding')
  if (!asset.brotli || !acceptsBrotli(request)) return reply.send(asset.body)
  return reply.header('content-encoding', 'br').send(asset.brotli)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag)
  if (page.cookies !== undefined && page.cookies.length > 0) reply.header('set-cookie', page.cookies)
  reply.header('vary', page.headers['vary'] ? `Accept-Encoding, ${page.headers['vary']}` : 'Accept-Encoding')
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status)
  if (!acceptsBrotli(request) || page.html.length === 0) return reply.send(page.html)
  return reply.header('content-encoding', 'br').send(page.brotli)
}
