import type { FastifyReply, FastifyRequest } from 'fastify'

import type { ProblemCode } from '@otosafi/api-client/problem'
import { pausedFrom } from '@otosafi/domain/forms/paused-from'
import type { EditionFacts } from '@otosafi/editions/edition'
import { editionOfHost } from '@otosafi/editions/host'
import { isLanguage, type Language, LANGUAGES, languageOfPrefix } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { minuteFrom } from '@otosafi/editions/time/minute-from'
import { commonTexts, serverTexts } from '@otosafi/i18n/server-texts'
import { escapeHtml } from '@otosafi/messages/escape-html'

import type { Problem } from '../contract/problem.ts'
import { hashSource } from '../http/security-headers.ts'
import { rememberedLanguage } from './remembered-language.ts'

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-inline-size:40ch;margin:auto;padding:1rem;overflow-wrap:anywhere}
a{display:inline-block;padding-block:.6rem}`

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
} as const

/** Which page was asked for: the host, the path with its query, and the cookies. */
type Asked = { host: string; url: string; cookies: string | undefined }

/**
 * The answer to what is refused before a page is rendered: a page in the language of the one that was asked for, with what to
 * do and a way back, and to the page itself where it is refused for now alone; `pause` are the seconds after which it is not. It
 * needs no script, no file and no database.
 */
export function refusalPage(
  { host, url, cookies }: Asked,
  why: ProblemCode | 'headers_too_large' | 'too_slow' | 'payment_over',
  { isForNow = false, pause = 0 } = {},
): { body: string; headers: Record<string, string> } {
  const edition = EDITIONS[editionOfHost(host)]
  const language = languageOf(edition, url, cookies)
  const t = commonTexts(edition, language)
  const own = serverTexts(edition, language)
  const title = escapeHtml(why === 'payment_over' ? own('refusal.paymentOver') : t('errors.generic'))
  const text =
    why === 'headers_too_large'
      ? own('refusal.headersTooLarge')
      : why === 'too_slow'
        ? own('refusal.tooSlow')
        : why === 'payment_over'
          ? own('refusal.paymentOverText')
          : t(`errors.problem.${why}`)
  const from = pause > 0 ? pausedFrom(minuteFrom(Date.now() + pause * 1000, edition)) : null
  const whole = from === null ? text : `${text} ${t(from.text, from)}`
  const { dir } = LANGUAGES[language]
  // Two slashes would lead to another host.
  const isOwn = /^\/(?![/\\])/.test(url)
  const again = isForNow && isOwn ? `<p><a href="${escapeHtml(url)}">${escapeHtml(t('actions.retry'))}</a></p>` : ''
  const body = `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${escapeHtml(whole)}</p>${again}<a href="${pathFor('home', language)}">${escapeHtml(t('errors.toHome'))}</a>`
  return { body, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } }
}

/** Answers with {@link refusalPage}. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const asked = { host: request.addressing.host, url: request.url, cookies: request.headers.cookie }
  // A form is sent again by going back to it, with what was typed.
  const isForNow = problem.code === 'rate_limited' && request.method === 'GET'
  const pause = Number(problem.headers['retry-after'] ?? 0)
  const { body, headers } = refusalPage(asked, problem.code, { isForNow, pause })
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, ...headers })
    .send(body)
}

/** The language of a page: that of its address; where all languages have one, the remembered one, else the host's (P-04). */
export function languageOf(edition: EditionFacts, url: string, cookies: string | undefined): Language {
  const [path = '/'] = url.split('?', 1)
  const isOffered = (language: Language) => edition.languages.includes(language)
  const remembered = rememberedLanguage(path, cookies)
  if (remembered !== null) return isLanguage(remembered) && isOffered(remembered) ? remembered : edition.defaultLanguage
  const language = languageOfPrefix(path.split('/', 2)[1] ?? '')
  return language !== undefined && isOffered(language) ? language : 'en'
}
