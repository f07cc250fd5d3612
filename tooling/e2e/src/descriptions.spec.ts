import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from './env.ts'
import { anyCar, pathOfCar } from './fixtures/api.ts'
import { kindOf } from './fixtures/crawl.ts'
import { httpGet } from './fixtures/http-get.ts'
import { canonicalsOf, expectDescribed, valuesIn } from './fixtures/page-head.ts'
import { allPages, isWalkedWhole, walkedPages } from './fixtures/pages.ts'
import { accountPaths } from './fixtures/session.ts'
import { DEFAULT_SITES, inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const HOSTS = EDITION_IDS.map((id) => EDITIONS[id].host)
/** The editions whose sitemaps are followed: in the gate one, since the same code makes all of them. */
const MAPPED = EDITION_IDS.filter((id) => readRunEnv().matrix || id === 'ma')

/** An absolute address as the server that is tested takes it. */
function asked(address: string): { host: string; path: string } {
  const { host, pathname, search } = new URL(address)
  return { host, path: pathname + search }
}

async function textOf(address: string): Promise<string> {
  const { status, text } = await httpGet(asked(address))
  expect(status, address).toBe(200)
  return text
}

test.describe('Search engines', () => {
  for (const { host, defaultLanguage } of MAPPED.map((id) => EDITIONS[id])) {
    test(`find by the sitemaps of ${host} pages that stand where they say`, async () => {
      const robots = await textOf(`https://${host}/robots.txt`)
      const index = valuesIn(robots, /^Sitemap: (.+)$/gm)[0] ?? ''
      const maps = valuesIn(await textOf(index), /<loc>([^<]+)</g)
      expect(maps.length).toBeGreaterThan(4)
      for (const map of maps) {
        const places = valuesIn(await textOf(map), /<url><loc>([^<]+)</g)
        expect(places.length, map).toBeGreaterThan(0)
        expect(new Set(places).size, map).toBe(places.length)
        // In the gate all of a list in one language: of the others too, first and last tell whether they lead anywhere.
        const isWhole = places.length <= 20 && (readRunEnv().matrix || map.includes(`/sitemaps/${defaultLanguage}/`))
        const few = isWhole ? places : [...places.slice(0, 1), ...places.slice(-1)]
        for (const place of few) {
          expect(new URL(place).host, place).toBe(host)
          const html = await textOf(place)
          expect(canonicalsOf(html)).toEqual([place])
          expectDescribed(html, place, place)
        }
      }
    })
  }

  test('are led from each page to all its languages and countries, and back', async () => {
    const links = new Map<string, string[]>()
    for (const host of HOSTS) {
      const maps = valuesIn(await textOf(`https://${host}/sitemap.xml`), /<loc>([^<]+\/pages\.xml)</g)
      for (const map of maps)
        for (const [, place = '', rest = ''] of (await textOf(map)).matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g))
          links.set(place, valuesIn(rest, /hreflang="(?!x-default)[^"]+" href="([^"]+)"/g))
    }
    expect(links.size).toBeGreaterThan(100)
    for (const [place, others] of links) {
      expect(others, place).toContain(place)
      for (const other of others) expect(links.get(other), `${other} back to ${place}`).toContain(place)
    }
  })

  test('are kept from hosts that show the same once more', async () => {
    const { text } = await httpGet({ host: 'trial.example.com', path: '/robots.txt' })
    expect(text).toContain('Disallow: /\n')
  })
})

// The pages that a browser visits are looked at there (every-page.spec.ts): in the gate those of three languages.
for (const site of inGate(SITES, ['rw in rw']).filter((each) => !isWalkedWhole(each))) {
  test(`Pages describe themselves to machines: ${site.name}`, async () => {
    const visited = (await walkedPages(site)).map(([name]) => name)
    for (const [name, path] of await allPages(site)) {
      if (visited.includes(name)) continue
      const address = `https://${site.edition.host}${path}`
      expectDescribed(await textOf(address), address, name)
    }
  })
}

test('A shared car has a picture of its own in each language, small enough for messengers', async () => {
  test.setTimeout(120_000)
  for (const site of inGate(SITES, ['ma in fr', 'ma in ar'])) {
    const { host } = site.edition
    const { text } = await httpGet({ host, path: pathOfCar(site, await anyCar(site)) })
    const [picture = ''] = valuesIn(text, /property="og:image" content="([^"]+)"/g)
    const { status, headers, bytes } = await httpGet(asked(picture))
    expect([site.name, status, headers['content-type']]).toEqual([site.name, 200, 'image/jpeg'])
    expect(bytes, site.name).toBeLessThan(100_000)
    expect(valuesIn(text, /property="og:image:(?:width|height)" content="([^"]+)"/g)).toEqual(['1200', '630'])
    expect(valuesIn(text, /property="og:image:alt" content="([^"]+)"/g)).toHaveLength(1)
  }
})

test('Every link within a site answers, from its home, its listing and a car', async () => {
  test.setTimeout(120_000)
  // crawl.spec.ts follows those of Morocco in French.
  for (const site of inGate(DEFAULT_SITES, ['coza in en'])) {
    const { host } = site.edition
    const seen = new Set<string>()
    for (const path of [site.home, site.listing, pathOfCar(site, await anyCar(site))]) {
      const { text } = await httpGet({ host, path })
      for (const href of valuesIn(text, /<a [^>]*?href="(\/[^"#]*)/g)) seen.add(href)
    }
    expect(seen.size, host).toBeGreaterThan(50)
    // The account redirects a guest to the sign-in page, which is tested instead.
    const { account, signIn } = accountPaths(site)
    const kinds = new Map([...seen].map((path) => [kindOf({ path, fragment: '' }), path]))
    // In the gate one of each kind, as crawl.spec.ts follows them.
    const followed = readRunEnv().matrix ? seen : kinds.values()
    const shown = [...followed].map((path) => (path === account ? signIn : path))
    for (const path of shown) expect((await httpGet({ host, path, method: 'HEAD' })).status, host + path).toBe(200)
  }
})

test.describe('A page with one address for all languages', () => {
  const path = '/sell-your-car'

  for (const [cookie, lang] of [
    ['', 'fr-MA'],
    ['language=ar', 'ar-MA'],
    ['language=wo', 'fr-MA'],
  ] as const) {
    test(`is ${lang} with the cookie "${cookie}", and nobody else's`, async () => {
      const { status, text, headers } = await httpGet({ host: 'otosafi.ma', path, headers: cookie ? { cookie } : {} })
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${lang}"`)
      expect(headers['cache-control']).toContain('private')
      expect(text).not.toContain('rel="alternate"')
    })
  }

  test('is in the language of the page that leads to it, without script', async ({ browser }) => {
    const site = SITES.find(({ name }) => name === 'ma in ar') as Site
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url(pathFor('sellCar', site.language)))
    await page
      .getByRole('main')
      .getByRole('link', { name: site.t('sell:start') })
      .first()
      .click()
    await expect(page).toHaveURL(site.url(path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-MA')
    await page
      .getByRole('banner')
      .locator(`summary[aria-label^="${site.t('shell.place')}"]`)
      .filter({ visible: true })
      .click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(site.url(path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-MA')
    await context.close()
  })
})

test('Pages of a feature exist in the edition that has it alone', async () => {
  for (const { edition } of DEFAULT_SITES) {
    const { status } = await httpGet({ host: edition.host, path: '/pricing-tool' })
    expect(status, edition.id).toBe(edition.features.pricingTool ? 200 : 404)
  }
})

test('Wolof is declared by its own language code', async () => {
  const { status, text } = await httpGet({ host: 'otosafi.sn', path: '/sn/buy-cars' })
  expect([status, /<html lang="([^"]+)"/.exec(text)?.[1]]).toEqual([200, 'wo-SN'])
  expect(text).not.toContain('lang="sn')
  expect((await httpGet({ host: 'otosafi.ma', path: '/sn/buy-cars' })).status).toBe(404)
})

test('Who comes to no country finds all of them', async ({ page }) => {
  const site = DEFAULT_SITES.find(({ edition }) => edition.country === null) as Site
  const flags: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/flags/')) flags.push(new URL(request.url()).pathname)
  })
  await page.goto(site.url(site.home))
  const choice = page
    .getByRole('heading', { name: site.t('shell.chooseCountry') })
    .locator('..')
    .locator('..')
  const images = choice.locator('img[src^="/flags/"]')
  await expect(images).toHaveCount(EDITION_IDS.length - 1)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
  expect(flags).toHaveLength(1)
  await expect(choice.getByRole('link').first()).toHaveText(site.t('country.coza'))
  const countries = EDITION_IDS.map((id) => site.t(`country.${id}`))
  const inMenu = await page.getByRole('banner').getByRole('link', { includeHidden: true }).allTextContents()
  expect(inMenu.filter((text) => countries.includes(text))).toEqual([
    site.t('country.coza'),
    ...countries.filter((text) => text !== site.t('country.coza')),
  ])
  await choice.getByRole('link', { name: site.t('country.rw') }).click()
  await expect(page).toHaveURL(/otosafi\.rw.*\/home$/)
})
