import { expect, it, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import type { EditionFacts } from '@otosafi/editions/edition'

import { translatorOf } from '../../texts/translators.ts'
import { loadHome } from './load-home.ts'

const edition = vi.hoisted(() => ({}) as EditionFacts)
vi.mock('#edition', async () => ({
  edition: Object.assign(edition, (await import('@otosafi/editions/facts/coza')).coza),
}))

const NO_CARS = { cars: [], total: 0, facets: null, priceRange: null }

it.each([
  ['caution', false],
  ['neutral', true],
] as const)('imported cars have a row unless the word is a caution: %s', async (importedIs, isAsked) => {
  edition.importedIs = importedIs
  const asked: string[] = []
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).search)
    return url.includes('/api/cars') ? Response.json(NO_CARS) : Response.json({}, { status: 404 })
  }
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'en' })
  const home = await loadHome({ api, t: translatorOf('en').t, language: 'en' })
  expect(home.imported).toEqual([])
  expect(asked.some((search) => search.includes('condition=imported'))).toBe(isAsked)
})

/** Loads home where the list of cars fails for addresses that `fails` says. */
function loadWhere(fails: (search: string) => boolean) {
  const fetch = async ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    if (pathname !== '/api/cars') return Response.json({}, { status: 404 })
    return fails(search) ? Response.json({}, { status: 500 }) : Response.json(NO_CARS)
  }
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'en' })
  return loadHome({ api, t: translatorOf('en').t, language: 'en' })
}

it('a row that cannot be loaded is left out, and the page is there', async () => {
  edition.importedIs = 'neutral'
  const home = await loadWhere((search) => /condition=|fuelType=/.test(search))
  expect([home.total, home.new, home.electric, home.imported]).toEqual([0, [], [], []])
})

it('without the list of all cars there is no page', async () => {
  await expect(loadWhere((search) => !/condition=|fuelType=/.test(search))).rejects.toMatchObject({
    init: { status: 503 },
  })
})

it('a quote in another language than the page is marked as such', async () => {
  edition.importedIs = 'neutral'
  const quote = { id: 'hind', name: 'Hind B.', city: 'Rabat', rating: 5, date: '2026-05-29', car: null }
  const testimonials = [
    { ...quote, text: 'Comme dans l’annonce.', language: 'fr' },
    { ...quote, text: 'As in the advertisement.', language: 'en' },
  ]
  const fetch = async ({ url }: Request) => {
    if (url.includes('/api/cars')) return Response.json(NO_CARS)
    return url.endsWith('/api/testimonials') ? Response.json({ testimonials }) : Response.json({}, { status: 404 })
  }
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'en' })
  const { t } = translatorOf('en')
  const home = await loadHome({ api, t, language: 'en' })
  expect(home.testimonials.map(({ lang }) => lang)).toEqual(['fr', undefined])
  const rating = t('home.testimonials.rating', { rating: 5, best: 5 })
  expect(home.testimonials[0]?.facts).toEqual(['Rabat', 'May 2026', rating])
})

it('a caption in another language than the page is marked as such', async () => {
  edition.importedIs = 'neutral'
  const item = { id: 'hind', picture: { key: 'p', width: 1, height: 1, placeholder: '#fff' }, date: '2026-05-29' }
  const customerGallery = [
    { ...item, caption: 'Hind et sa Duster', language: 'fr' },
    { ...item, caption: 'Hind and the Duster', language: 'en' },
  ]
  const fetch = async ({ url }: Request) => {
    if (url.includes('/api/cars')) return Response.json(NO_CARS)
    return url.endsWith('/api/customer-gallery')
      ? Response.json({ customerGallery })
      : Response.json({}, { status: 404 })
  }
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch, language: 'en' })
  const home = await loadHome({ api, t: translatorOf('en').t, language: 'en' })
  expect(home.gallery.map(({ lang, month }) => [lang, month])).toEqual([
    ['fr', 'May 2026'],
    [undefined, 'May 2026'],
  ])
})
