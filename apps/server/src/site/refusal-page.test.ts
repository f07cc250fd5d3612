import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { commonTexts } from '@otosafi/i18n/server-texts'
import { escapeHtml } from '@otosafi/messages/escape-html'

import { Problem } from '../contract/problem.ts'
import { createIsTrusted } from '../http/trusted-proxies.ts'
import { admitRequests } from '../server/admit-requests.ts'
import { sendRefusal } from './refusal-page.ts'

let app: FastifyInstance

beforeAll(() => {
  app = Fastify()
  admitRequests(app, createIsTrusted([]))
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error as Problem))
  const refuse = () => {
    throw new Problem('rate_limited', { headers: { 'retry-after': '60' } })
  }
  app.get('/*', refuse)
  app.post('/*', refuse)
})
afterAll(() => app.close())

const SITES = Object.values(EDITIONS).flatMap((edition) => edition.languages.map((language) => ({ edition, language })))

describe('what is refused before a page is made', () => {
  it.each(SITES.map((site) => [`${site.edition.id} in ${site.language}`, site] as const))(
    'is a page that says why and leads back: %s',
    async (_, { edition, language }) => {
      const url = pathFor('contactUs', language)
      const answer = await app.inject({ url, headers: { host: edition.host } })
      const t = commonTexts(edition, language)
      expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        429,
        '60',
        'no-store',
      ])
      expect(answer.body).toContain(`<html lang="${language}" dir="${LANGUAGES[language].dir}">`)
      expect(answer.body).toContain(escapeHtml(t('errors.problem.rate_limited')))
      expect(answer.body).toContain(`href="${pathFor('home', language)}"`)
      expect(answer.body).toContain(`<a href="${url}">${escapeHtml(t('actions.retry'))}</a>`)
    },
  )

  it.each(SITES.map((site) => [`${site.edition.id} in ${site.language}`, site] as const))(
    'says from when it can be had again, by the clock of the edition, after a form too: %s',
    async (_, { edition, language }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:20Z') })
      onTestFinished(() => void vi.useRealTimers())
      const { time } = momentOf(new Date('2026-06-01T12:02:00Z'), edition)
      const said = escapeHtml(commonTexts(edition, language)('errors.from', { time }))
      for (const method of ['GET', 'POST'] as const) {
        const url = pathFor('contactUs', language)
        const { body } = await app.inject({ method, url, headers: { host: edition.host } })
        expect(body).toContain(` ${said}</p>`)
      }
    },
  )

  it('leads to the page that was asked for with its query, to nothing of another host, and to no form', async () => {
    const again = async (url: string, method: 'GET' | 'POST' = 'GET') => {
      const { body } = await app.inject({ method, url, headers: { host: EDITIONS.coza.host } })
      return [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    }
    expect(await again('/blog?order=popular&page=2')).toEqual(['/blog?order=popular&amp;page=2', '/home'])
    expect(await again('//example.org/blog')).toEqual(['/home'])
    expect(await again('/contact-us', 'POST')).toEqual(['/home'])
  })

  it.each([
    ['/sell-your-car', EDITIONS.ma, 'a=b; language=ar', 'ar'],
    ['/edit-profile?step=2', EDITIONS.coza, 'language=zu', 'zu'],
    ['/sell-your-car', EDITIONS.ma, 'language=zu', 'fr'],
    ['/edit-profile', EDITIONS.coza, '', 'en'],
    ['/', EDITIONS.sn, '', 'fr'],
    ['/contact-us', EDITIONS.ma, 'language=ar', 'en'],
  ] as const)('is in the language that %s has for who asks (%#)', async (url, { host }, cookie, language) => {
    const answer = await app.inject({ url, headers: { host, cookie } })
    expect(answer.body).toContain(`<html lang="${language}" dir="${LANGUAGES[language].dir}">`)
  })

  it('is English where the edition has no such language', async () => {
    const answer = await app.inject({ url: '/zu/contact-us', headers: { host: EDITIONS.ma.host } })
    expect(answer.body).toContain('<html lang="en" dir="ltr">')
  })
})
