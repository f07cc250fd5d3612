import { edition } from '#edition'
import { originOfEdition } from '@otosafi/editions/host'
import { LANGUAGES, languageTag } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { BRAND_NAME, PAPER } from '@otosafi/ui/theme/brand'

import type { SiteRequest } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'
import { answerFeed } from './answer-feed.ts'
import { answerSitemap } from './sitemaps.ts'

const HOUR = 'public, max-age=3600'

/** Answers robots.txt, sitemaps, the feeds of the blog and the web app manifest; null for every other address. */
export async function answerSiteFile(request: Request, site: SiteRequest): Promise<Response | null> {
  const url = new URL(request.url)
  if (url.pathname === '/robots.txt') return textResponse(robots(site.host), 'text/plain')
  if (url.pathname === '/manifest.webmanifest') return textResponse(manifest(), 'application/manifest+json')
  const isFeed = url.pathname.endsWith('/blog/rss.xml')
  if (!isFeed && !url.pathname.startsWith('/sitemap')) return null
  try {
    const xml = await (isFeed ? answerFeed(url, site) : answerSitemap(url, site))
    return xml === null ? null : textResponse(xml, isFeed ? 'application/rss+xml' : 'application/xml')
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  }
}

function textResponse(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': HOUR } })
}

/**
 * Only an edition's own host may be crawled: elsewhere there are duplicates or test sites. A developer's machine answers
 * like the own host, so that tools can audit its pages.
 */
function robots(host: string): string {
  const origin = originOfEdition(edition.id, host)
  const isOwn = host.replace(/^www\./, '') === edition.host || origin.startsWith('http:')
  if (!isOwn) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\nDisallow: /_outbox\n\nSitemap: ${origin}/sitemap.xml\n`
}

function manifest(): string {
  const { defaultLanguage: language } = edition
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: BRAND_NAME,
    short_name: BRAND_NAME,
    description: translatorOf(language).t('meta:home.description'),
    lang: languageTag(language, edition.country),
    dir: LANGUAGES[language].dir,
    id: '/',
    start_url: pathFor('home', language),
    scope: '/',
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  })
}
