import { edition } from '#edition'
import { originOfEdition } from '@otosafi/editions/host'
import { LANGUAGES, languageTag } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { BRAND_NAME, PAPER } from '@otosafi/ui/theme/brand'

import type { SiteRequest } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'
import { answerSitemap } from './sitemaps.ts'

const HOUR = 'public, max-age=3600'

/** Answers the addresses that machines ask a site for: robots, sitemaps, the manifest of the installed site. Null for pages. */
export async function answerMachines(request: Request, site: SiteRequest): Promise<Response | null> {
  const url = new URL(request.url)
  if (url.pathname === '/robots.txt') return textResponse(robots(site.host), 'text/plain')
  if (url.pathname === '/manifest.webmanifest') return textResponse(manifest(), 'application/manifest+json')
  if (!url.pathname.startsWith('/sitemap')) return null
  try {
    const sitemap = await answerSitemap(url, site)
    return sitemap === null ? null : textResponse(sitemap, 'application/xml')
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  }
}

function textResponse(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': HOUR } })
}

/**
 * Only an edition's own host is for search engines: what answers elsewhere is the same site once more, or a trial. A
 * developer's machine, which nobody else reaches, answers as the own host does, so that tools can judge its pages.
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
