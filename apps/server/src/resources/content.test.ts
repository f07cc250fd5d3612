import { beforeAll, describe, expect, it } from 'vitest'

import { DEMONSTRATED } from '@otosafi/demonstration/demonstrated'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const READS = [
  '/api/car-brands',
  '/api/car-brands?all=true',
  '/api/car-brands/by/car',
  '/api/car-models/by-brand?brand=toyota',
  '/api/car-models/filter?bodyType=suv',
  '/api/faqs',
  '/api/faqs?featured=true',
  '/api/pages',
  '/api/pages/about',
  '/api/pages/privacyPolicy',
  '/api/financing-partners',
  '/api/footer-content',
  '/api/contact-information',
  '/api/contact-information/get-instagram-url',
  '/api/testimonials',
  '/api/categories',
  '/api/categories/suv',
  '/api/stores',
  '/api/countries',
  '/api/customer-gallery?limit=4&page=2',
  '/api/exchange-rates',
  '/api/blogs',
  '/api/blogs?order=popular',
  '/api/blogs?order=featured',
  '/api/blogs/checking-an-odometer',
  '/api/loans/terms',
]

/** The editions of countries, in their order. */
const COUNTRY_IDS = EDITION_IDS.filter((id) => id !== 'default')

withDatabase('content', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, DEMONSTRATED, 40)
    server = await startTestServer(database)
  })

  const get = async (path: string, language = 'en', edition: (typeof EDITION_IDS)[number] = 'ma') =>
    (await server.send(edition, path, { headers: { 'accept-language': language } })).body

  it.each(READS)('%s is there in every edition and language, by the contract', async (path) => {
    for (const edition of DEMONSTRATED) {
      for (const language of EDITIONS[edition].languages) {
        const { status, body, headers } = await server.send(edition, path, { headers: { 'accept-language': language } })
        expect([edition, language, status, status === 200 ? '' : body.detail]).toEqual([edition, language, 200, ''])
        expect(headers['content-language']).toBe(language)
      }
    }
  })

  it.each([
    ['/api/pages/nobody', 422],
    ['/api/categories/none', 404],
    ['/api/blogs/none', 404],
    ['/api/blogs?order=best', 422],
    ['/api/car-models/by-brand', 422],
    ['/api/car-models/by-brand?brand=none', 404],
    ['/api/faqs?featured=perhaps', 422],
    ['/api/customer-gallery?page=0', 422],
  ])('%s is refused with %i', async (path, status) => {
    expect((await server.send('ma', path)).status).toBe(status)
  })

  describe('brands', () => {
    it('have the counts that the listing has', async () => {
      const { carBrands } = await get('/api/car-brands/by/car')
      const { facets } = await get('/api/cars')
      const ofFacet = facets.brand.map(({ value, label, count }: { value: string; label: string; count: number }) => ({
        id: value,
        name: label,
        count,
      }))
      expect(carBrands).toMatchObject(ofFacet)
      expect(carBrands).toHaveLength(ofFacet.length)
      const all = (await get('/api/car-brands?all=true')).carBrands
      expect(all.length).toBeGreaterThan(carBrands.length)
      expect((await get('/api/car-brands')).carBrands).toEqual(carBrands)
    })

    it('have models, and filters leave some of them, most cars first', async () => {
      const { carModels } = await get('/api/car-models/by-brand?brand=dacia')
      expect(carModels.map(({ key }: { key: string }) => key)).toContain('dacia-duster')
      const { models } = await get('/api/car-models/filter?brand=dacia&brand=renault')
      const counts = models.map(({ count }: { count: number }) => count)
      expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
      for (const { key, count } of models) expect((await get(`/api/cars?model=${key}`)).total).toBe(count)
      expect((await get(`/api/car-models/filter?model=${models[0].key}`)).models).toEqual([models[0]])
      expect((await get('/api/car-models/filter?q=duster&model=renault-clio')).models).toEqual([])
    })
  })

  it('of categories leads to as many cars as it says', async () => {
    const { categories } = await get('/api/categories')
    expect(categories).not.toEqual([])
    for (const { filters, count } of categories) {
      const params = new URLSearchParams(
        Object.entries(filters).flatMap(([name, value]) =>
          [value].flat().map((each): [string, string] => [name, String(each)]),
        ),
      )
      expect((await get(`/api/cars?${params.toString()}`)).total).toBe(count)
    }
  })

  it('of stores says how many cars are in their cities', async () => {
    const { stores } = await get('/api/stores')
    expect(stores).not.toEqual([])
    for (const { city, count } of stores) expect((await get(`/api/cars?city=${city.id}`)).total).toBe(count)
  })

  it.each([
    ['ma', 'ar', 'الفحص'],
    ['coza', 'zu', 'Ukuhlolwa'],
    ['sn', 'wo', 'Saytu'],
  ] as const)('of posts in %s names its topics in %s', async (edition, language, inspection) => {
    const { blogs, categories } = await get('/api/blogs?category=inspection', language, edition)
    expect(categories).toContainEqual({ id: 'inspection', name: inspection })
    expect(blogs[0].category.name).toBe(inspection)
  })

  it.each([
    ['ma', 'en', 'inspection', 'what-is-inspected'],
    ['ma', 'fr', 'INSPÉCTION couvre', 'what-is-inspected'],
    ['ma', 'ar', 'فحص', 'what-is-inspected'],
    ['coza', 'en', 'inspecton', 'what-is-inspected'],
    ['sn', 'fr', 'mécanicien', 'own-mechanic'],
    ['coza', 'zu', 'ukuhlolwa', 'what-is-inspected'],
  ] as const)('of questions in %s in %s is found by “%s”', async (edition, language, words, id) => {
    const [all, found] = await Promise.all(
      ['', `?q=${encodeURIComponent(words)}`].map((query) => get(`/api/faqs${query}`, language, edition)),
    )
    const ids = found.faqs.map((faq: { id: string }) => faq.id)
    expect(ids).toContain(id)
    expect(ids.length).toBeLessThan(all.faqs.length)
    expect(new Set(found.topics.map((topic: { id: string }) => topic.id))).toEqual(
      new Set(found.faqs.map((faq: { topic: string }) => faq.topic)),
    )
  })

  it('of questions is empty for words that none has', async () => {
    expect(await get('/api/faqs?q=submarine')).toEqual({ faqs: [], topics: [] })
  })

  it('of posts is filtered, ordered and paged', async () => {
    const all = await get('/api/blogs?limit=48')
    const dates = all.blogs.map((post: { publishedAt: string }) => post.publishedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect([all.categories, all.carBrands]).not.toContainEqual([])
    for (const { id } of all.categories) {
      const some = await get(`/api/blogs?category=${id}`)
      expect(new Set(some.blogs.map((post: { category: { id: string } }) => post.category.id))).toEqual(new Set([id]))
    }
    for (const { id } of all.carBrands) expect((await get(`/api/blogs?brand=${id}`)).total).toBeGreaterThan(0)
    const featured = await get('/api/blogs?order=featured')
    expect(featured.total).toBe(all.blogs.filter((post: { featured: boolean }) => post.featured).length)
    const pages = [await get('/api/blogs?limit=3'), await get('/api/blogs?limit=3&page=2')].flatMap(
      ({ blogs }) => blogs,
    )
    expect(pages).toEqual(all.blogs.slice(0, 6))
  })

  it('comes in the language asked for', async () => {
    const titles = await Promise.all(['en', 'fr', 'ar'].map(async (language) => get('/api/pages/about', language)))
    expect(titles.map(({ language }) => language)).toEqual(['en', 'fr', 'ar'])
    for (const key of ['termsOfUse', 'privacyPolicy'])
      expect((await get(`/api/pages/${key}`, 'ar')).language, key).toBe('ar')
    expect(titles[0].title).not.toBe(titles[1].title)
    const [english, french] = await Promise.all(['en', 'fr'].map((language) => get('/api/footer-content', language)))
    expect(english.columns[0].links[0].href).toBe('/buy-cars')
    expect(french.columns[0].links[0].href).toBe('/fr/buy-cars')
  })

  it('names who gave a testimonial in the letters of the language', async () => {
    const namesIn = async (language: string) =>
      (await get('/api/testimonials', language)).testimonials.map(({ name }: { name: string }) => name)
    for (const name of await namesIn('ar')) expect(name).toMatch(/^\p{Script=Arabic}+ \p{Script=Arabic}\.$/u)
    expect(await namesIn('fr')).toContain('Imane B.')
    expect(await namesIn('en')).toContain('Imane B.')
  })

  it('of the team is Morocco’s alone', async () => {
    expect((await get('/api/our-team')).total).toBeGreaterThan(0)
    const { status, body } = await server.send('sn', '/api/our-team')
    expect([status, body.code]).toEqual([404, 'feature_not_available'])
  })

  it('of bookings is there where bookings are offered', async () => {
    expect(await get('/api/booking-terms')).toEqual({
      deposit: 3000,
      currency: 'MAD',
      holdDays: 7,
      refund: 'full',
      refundDays: null,
      version: '3000-MAD-7-full',
    })
    expect((await get('/api/booking-terms', 'en', 'coza')).version).toBe('5000-ZAR-7-full-30')
    expect((await server.send('default', '/api/booking-terms')).body.code).toBe('feature_not_available')
  })

  it('of countries lists each that has an edition, this one marked', async () => {
    const { countries } = await get('/api/countries', 'fr', 'coza')
    expect(countries.map(({ value }: { value: string }) => value)).toEqual(COUNTRY_IDS)
    for (const { flag, languages } of countries) {
      expect(flag).toEqual({ src: expect.stringMatching(/^\/flags\/\w{2}\.svg$/), alt: expect.stringMatching(/./) })
      for (const each of languages) expect(Object.keys(each).toSorted()).toEqual(['label', 'value'])
    }
    const chosen = countries.filter((country: { includedInDomain: boolean }) => country.includedInDomain)
    expect(chosen.map(({ value, label }: { value: string; label: string }) => [value, label])).toEqual([
      ['coza', 'Afrique du Sud'],
    ])
  })

  it('of countries begins with South Africa where no country is known, else with the order of all', async () => {
    const order = async (edition: 'default' | 'sn') =>
      (await get('/api/countries', 'en', edition)).countries.map(({ value }: { value: string }) => value)
    expect(await order('default')).toEqual(['coza', ...COUNTRY_IDS.filter((id) => id !== 'coza')])
    expect(await order('sn')).toEqual(COUNTRY_IDS)
  })

  it('of rates is fixed between the franc and the euro', async () => {
    const { base, rates } = await get('/api/exchange-rates', 'fr', 'ci')
    expect(base).toBe('XOF')
    expect(rates.find(({ currency }: { currency: string }) => currency === 'EUR').rate).toBeCloseTo(1 / 655.957, 12)
  })

  it('that the operator has not written is missing, not an error', async () => {
    await database.pool.query(
      'delete from footer_content; delete from contact_information; delete from exchange_rates; delete from faqs',
    )
    await server.search.refresh()
    expect((await server.send('ma', '/api/footer-content')).status).toBe(404)
    expect((await server.send('ma', '/api/contact-information')).status).toBe(404)
    expect(await get('/api/contact-information/get-instagram-url')).toEqual({ instagramUrl: null })
    expect(await get('/api/faqs')).toEqual({ faqs: [], topics: [] })
  })
})
