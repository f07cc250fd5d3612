import { LANGUAGES } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { openHydrated } from './fixtures/page-state.ts'
import {
  DEMONSTRATED_EDITIONS,
  DEFAULT_SITES,
  EACH_LANGUAGE,
  inGate,
  offeredLanguages,
  SITES,
} from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

/** The heading of a page's HTML, tags and entities resolved as far as texts need it. */
function headingOf(html: string): string {
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")
}

test.describe('The bare root', () => {
  for (const edition of DEMONSTRATED_EDITIONS) {
    const { host, defaultLanguage } = edition
    const others = offeredLanguages(edition).filter((language) => language !== defaultLanguage)
    const unwritten = edition.languages.filter((language) => !offeredLanguages(edition).includes(language))
    const atRoot = async (cookie?: string) => {
      const { status, headers } = await httpGet({ host, path: '/', headers: cookie === undefined ? {} : { cookie } })
      return { status, location: headers.location }
    }
    const itself =
      defaultLanguage === 'en'
        ? { status: 200, location: undefined }
        : { status: 302, location: pathFor('home', defaultLanguage) }

    test(`${edition.id} leads to its default language, or is its page`, async () => {
      expect(await atRoot()).toEqual(itself)
    })

    test(`${edition.id} leads a visitor to the remembered language, and to none that it has no texts in`, async () => {
      for (const language of others)
        expect(await atRoot(`a=b; language=${language}`)).toEqual({ status: 302, location: pathFor('home', language) })
      for (const language of [...unwritten, 'de', 'xx'])
        expect(await atRoot(`language=${language}`), language).toEqual(itself)
      expect(await atRoot(), 'a remembered choice is nobody else’s').toEqual(itself)
    })
  }
})

test.describe('An address that leads nowhere', () => {
  for (const site of SITES) {
    test(`answers 404 in the language of its address: ${site.name}`, async () => {
      const { prefix } = LANGUAGES[site.language]
      const { status, text, headers } = await httpGet({
        host: site.edition.host,
        path: `/${prefix === '' ? '' : `${prefix}/`}nowhere`,
      })
      expect(status).toBe(404)
      expect(headingOf(text)).toBe(site.t('errors.pageNotFound'))
      expect(text).toContain(`<html lang="${site.language}`)
      expect(headers['cache-control']).toBe('no-store')
    })
  }

  for (const site of DEFAULT_SITES) {
    test(`is also one that only looks like another: ${site.name}`, async () => {
      const { host } = site.edition
      const foreign = (Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]).filter(
        (language) => !site.edition.languages.includes(language),
      )
      const paths = [
        '/FR/buy-cars',
        '/en/buy-cars',
        '/fr/BUY-CARS',
        '/fr/fr',
        '/buy/a/b/c',
        ...foreign.map((language) => pathFor('buyCars', language)),
      ]
      for (const path of paths) expect((await httpGet({ host, path })).status, path).toBe(404)
    })
  }
})

test.describe('The address of a car', () => {
  for (const site of inGate(SITES, EACH_LANGUAGE)) {
    test(`only its id counts, and any other spelling leads to the present one: ${site.name}`, async () => {
      const { host } = site.edition
      const car = await anyCar(site)
      const present = pathOfCar(site, car)
      const spelled = (parts: Partial<typeof car>) => pathOfCar(site, { ...car, ...parts })
      expect((await httpGet({ host, path: present })).status).toBe(200)
      for (const path of [
        spelled({ price: 1 }),
        spelled({ modelYear: 1950 }),
        spelled({ brand: { id: 'nobody', name: '' } }),
        spelled({ model: { id: 'été', name: '' } }),
      ]) {
        const { status, headers } = await httpGet({ host, path })
        expect({ path, status, location: headers.location }).toEqual({ path, status: 301, location: present })
      }
      for (const id of ['zzzzzzzz', 'x', 'ilouILOU', "'--"])
        expect((await httpGet({ host, path: spelled({ id }) })).status, id).toBe(404)
    })
  }
})

test.describe('The choice of a language', () => {
  test.use(DESKTOP)
  const [site] = DEFAULT_SITES.filter(({ edition }) => edition.id === 'ma')

  test('is remembered for the next visit', async ({ page }) => {
    if (!site) throw new Error('No edition ma')
    await openHydrated(page, site.url(site.listing))
    await page
      .getByRole('banner')
      .locator(`summary[aria-label^="${site.t('shell.place')}"]`)
      .click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: LANGUAGES.en.name, exact: true })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(site.url(pathFor('buyCars', 'en')))
    await page.goto(site.url('/'))
    await expect(page).toHaveURL(site.url(pathFor('home', 'en')))
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })
})
