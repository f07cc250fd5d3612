import { expect, test } from '@playwright/test'

import { type Demonstrated } from '@otosafi/demonstration/demonstrated'
import { PAGE_SIZE } from '@otosafi/domain/listing/limits'

import { carsOf, titleOf } from './fixtures/api.ts'
import { type Answer, httpGet } from './fixtures/http-get.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'

/** Expects the security headers of every answer. */
function expectSecurityHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-powered-by']).toBeUndefined()
}

/** The directives of a page's content security policy. */
function policyOf({ headers }: Answer): Map<string, string[]> {
  const policy = String(headers['content-security-policy'] ?? '')
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )
}

/** The text of a page as a reader sees it, card by card. */
function articlesOf(html: string): string[] {
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) =>
    article.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
}

test.describe('The listing’s HTML, without any script', () => {
  for (const site of SITES) {
    test(`holds a page of cars with title, price in the country's custom and photograph: ${site.name}`, async () => {
      const { text } = await httpGet({ host: site.edition.host, path: site.listing })
      const { cars } = await carsOf(site)
      const articles = articlesOf(text)
      expect(articles).toHaveLength(PAGE_SIZE)
      expect(text).toContain(`<html lang="${site.language}`)
      for (const [index, car] of cars.entries()) {
        expect(articles[index]).toContain(titleOf(car))
        expect(articles[index]).toContain(site.money(car.price))
        expect(articles[index]).toContain(`/photos/${car.photo?.key}/`)
      }
    })
  }

  test('writes the money of each country as it is written there', async () => {
    const customs: Record<Demonstrated, RegExp> = {
      ma: /\d{2,3}\u00a0\d{3}\u00a0DH/,
      ci: /\d\u00a0\d{3}\u00a0000\u00a0FCFA/,
      sn: /\d\u00a0\d{3}\u00a0000\u00a0FCFA/,
      coza: /R\u00a0\d{2,3}\u00a0\d{3}/,
      rw: /RWF\u00a0\d+,\d{3},\d{3}/,
      default: /€/,
    }
    for (const [id, custom] of Object.entries(customs)) {
      const site = DEFAULT_SITES.find(({ edition }) => edition.id === id) as Site
      const { text } = await httpGet({ host: site.edition.host, path: site.listing })
      for (const article of articlesOf(text)) expect(article).toMatch(custom)
    }
  })

  test('is English where no prefix names a language, whatever the browser would like', async () => {
    for (const { edition } of DEFAULT_SITES) {
      const { text } = await httpGet({
        host: edition.host,
        path: '/buy-cars',
        headers: { 'accept-language': 'ar,fr;q=0.8' },
      })
      expect(text).toContain('<html lang="en')
    }
  })
})

test.describe('Answers', () => {
  for (const site of SITES) {
    test(`allow no inline script but the page's own: ${site.name}`, async () => {
      for (const path of [site.home, site.listing, `${site.listing}/nowhere`]) {
        const answer = await httpGet({ host: site.edition.host, path })
        expectSecurityHeaders(answer)
        const policy = policyOf(answer)
        expect(policy.get('default-src')).toEqual(["'none'"])
        for (const name of ['script-src', 'style-src'])
          expect(policy.get(name)?.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual(
            [],
          )
        for (const name of ['base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"])
        expect(answer.text).not.toMatch(/\son\w+="/)
      }
    })
  }

  test('of pages come as brotli where it is taken, and as they are where not', async () => {
    const site = DEFAULT_SITES[0]
    if (!site) throw new Error('No edition')
    const [compressed, plain, refused] = await Promise.all(
      ['gzip, deflate, br', undefined, 'br;q=0'].map((encoding) =>
        httpGet({
          host: site.edition.host,
          path: site.listing,
          headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
        }),
      ),
    )
    expect(compressed?.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(refused?.headers['content-encoding']).toBeUndefined()
    expect(compressed?.text).toBe(plain?.text)
    expect(compressed?.bytes).toBeLessThan((plain?.bytes ?? 0) / 3)
  })

  test('of unchanged pages are 304, and HEAD says what GET would', async () => {
    const site = DEFAULT_SITES[0]
    if (!site) throw new Error('No edition')
    const asked = { host: site.edition.host, path: `${site.listing}?page=3` }
    // A page changes while the previews of its pictures are still being rendered.
    await expect
      .poll(async () => {
        const page = await httpGet(asked)
        const { etag } = page.headers
        const again = await httpGet({ ...asked, headers: { 'if-none-match': String(etag) } })
        const head = await httpGet({ ...asked, method: 'HEAD' })
        const isLarge = page.bytes > 10_000
        return [page.status, isLarge, again.status, again.bytes, head.status, head.bytes, head.headers.etag === etag]
      })
      .toEqual([200, true, 304, 0, 200, 0, true])
  })

  test('to a page’s files are immutable, compressed and guarded', async () => {
    for (const { edition, listing } of DEFAULT_SITES) {
      const { text } = await httpGet({ host: edition.host, path: listing })
      const [, names = ''] = /\("([^"]+)",p=>/.exec(text) ?? []
      const files = names.split(' ').map((name) => `/assets/${name}.js`)
      expect(files.length).toBeGreaterThan(3)
      for (const path of files) {
        const answer = await httpGet({ host: edition.host, path, headers: { 'accept-encoding': 'br' } })
        expect({ path, status: answer.status, cache: answer.headers['cache-control'] }).toEqual({
          path,
          status: 200,
          cache: 'public, max-age=31536000, immutable',
        })
        expectSecurityHeaders(answer)
        if (answer.text.length > 1024) expect(answer.headers['content-encoding'], path).toBe('br')
      }
    }
  })

  test('to what does not exist are guarded too, and never an error of the server', async () => {
    for (const { edition, listing } of DEFAULT_SITES) {
      for (const path of [
        '/assets/nothing-12345678.js',
        '/api/nothing',
        '/photos/nothing/640.webp',
        '/%E0%A4%A',
        `/${'a'.repeat(2000)}`,
        '/../../etc/passwd',
        `${listing}?page=99999999&priceMin=-1&brand=%00&sort=x`,
        '//evil.example/%2e%2e',
        '/fr/buy/a/b/c/d/%E0',
      ]) {
        const answer = await httpGet({ host: edition.host, path })
        expect([answer.status >= 400, answer.status < 500], `${path} answered ${answer.status}`).toEqual([
          !path.startsWith(listing),
          true,
        ])
        expect.soft(answer.headers['x-content-type-options'], `${path} answered ${answer.status}`).toBe('nosniff')
        expect(answer.text, path).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
      }
    }
  })

  test('to an unknown host are those of the country-neutral edition', async () => {
    const own = await httpGet({ host: 'otosafi.dev', path: '/about' })
    for (const host of ['otosafi.xyz', '127.0.0.1', 'evil.example']) {
      const { status, text } = await httpGet({ host, path: '/about' })
      expect([status, /<h1[\s\S]*?<\/h1>/.exec(text)?.[0]]).toEqual([200, /<h1[\s\S]*?<\/h1>/.exec(own.text)?.[0]])
    }
  })
})
