import { beforeAll, expect, it, vi } from 'vitest'

import type { ContentItem, ContentValues } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { buildCar, insertCars } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { openOffice } from './testing/open-office.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const
const STORE = {
  name: 'Otosafi Fès',
  kind: 'showroom',
  city: 'fes',
  address: 'Route d’Imouzzer',
  location: { latitude: 34.0181, longitude: -5.0078 },
  phone: '+212535000000',
  openingHours: EVERY_DAY.map((day) => ({ day, opens: '09:00', closes: '18:00' })),
  visitPlaces: 2,
} satisfies ContentValues
const CATEGORY = {
  label: { fr: 'Sept places' },
  description: { fr: 'Pour les grandes familles.' },
  filters: { seats: [7], priceMax: 150_000 },
} satisfies ContentValues
const LENDER = {
  name: 'Banque du Sud',
  kind: 'bank',
  description: { fr: 'Crédit auto.' },
  minMonths: 12,
  maxMonths: 60,
  rate: { min: 0.065, max: 0.09 },
  note: { fr: 'Dossier gratuit.' },
  source: 'banque.example',
  sourceDate: '2026-05-01',
  disclaimer: { fr: 'Indicatif.' },
} satisfies ContentValues

withDatabase('what the team adds', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'editor', { follow: true }))
    const [small, large] = [5, 7].map((seats) => buildCar({ price: 120_000, city: 'fes', status: 'available', seats }))
    if (small && large) await insertCars(database, 'ma', [small, large])
    await server.search.refresh()
  })

  const send = (method: string, path: string, body?: object) =>
    sendOffice(server, cookie, `/content/ma/${path}`, { method, body })
  const add = async (list: string, values: ContentValues) => {
    const { status, body } = await send('POST', list, { values, isPublished: true, publishAt: null })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as ContentItem
  }
  const change = (
    { id, publishAt, values, isPublished, version }: ContentItem,
    list: string,
    to: Partial<ContentItem>,
  ) => send('PUT', `${list}/${id}`, { values, isPublished, publishAt, version, ...to })
  const site = async (path: string) =>
    (await server.send('ma', `/api${path}`, { headers: { 'accept-language': 'fr' } })).body
  const soon = (check: () => Promise<void>) => vi.waitFor(check, SHOWN_WITHIN_MS)

  it('is a showroom with its place, its hours and how many come at once, where visitors choose a time', async () => {
    const store = await add('stores', STORE)
    expect(store.id).toBe('otosafi-fes')
    const shown = async () => (await site('/stores')).stores.find(({ id }: ContentItem) => id === store.id)
    const { openingHours, location, address, phone } = STORE
    await soon(async () =>
      expect(await shown()).toMatchObject({ openingHours, location, address, phone, kind: 'showroom' }),
    )
    const [car] = (await site('/cars?city=fes')).cars
    const slots = async () => (await site(`/visit-slots?car=${car.id}&days=7`)).slots as { store: { id: string } }[]
    expect(new Set((await slots()).map((slot) => slot.store.id))).toEqual(new Set([store.id]))
    const away = { ...STORE, location: { latitude: 34.1, longitude: -5.1 }, city: 'meknes' }
    expect((await change(store, 'stores', { values: away })).status).toBe(200)
    await soon(async () => expect(await shown()).toMatchObject({ location: away.location, city: { id: 'meknes' } }))
    const { status, body } = await send('POST', 'stores', {
      values: { ...STORE, city: 'kigali', location: null },
      isPublished: true,
      publishAt: null,
    })
    expect([status, body.errors[0].path]).toEqual([422, '/body/values/location'])
  })

  it('is a category with the cars that its filters let through, and is taken off the site again', async () => {
    const category = await add('categories', CATEGORY)
    expect(category.id).toBe('sept-places')
    await soon(async () => {
      const { name, filters, count } = await site('/categories/sept-places')
      expect({ name, filters, count }).toEqual({ name: 'Sept places', filters: CATEGORY.filters, count: 1 })
    })
    expect((await change(category, 'categories', { isPublished: false })).status).toBe(200)
    await soon(async () => expect((await site('/categories/sept-places')).status).toBe(404))
  })

  it('is a lender with its rates, or with none', async () => {
    const lender = await add('financingPartners', LENDER)
    const shown = async () =>
      (await site('/financing-partners')).financingPartners.find(({ id }: ContentItem) => id === lender.id)
    await soon(async () =>
      expect(await shown()).toMatchObject({
        annualRateFrom: 0.065,
        description: 'Crédit auto. Dossier gratuit. Indicatif.',
      }),
    )
    expect((await change(lender, 'financingPartners', { values: { ...LENDER, rate: null } })).status).toBe(200)
    await soon(async () => expect((await shown()).annualRateFrom).toBeNull())
  })
})
