import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { applyChanges } from './apply-changes.ts'
import type { CarChange } from './change-feed.ts'
import { createInMemoryStock, type InMemoryStock } from './in-memory-stock.ts'
import type { LoadedCar } from './load-cars.ts'

const loadedCar = (id: string): LoadedCar => ({
  car: {
    id,
    brand: 'toyota',
    model: 'corolla',
    trim: null,
    modelYear: 2019,
    price: 90_000,
    oldPrice: null,
    mileage: 64_200,
    fuelType: 'petrol',
    transmission: 'manual',
    bodyType: 'sedan',
    color: 'white',
    city: 'rabat',
    isNew: false,
    origin: 'local',
    grade: 'good',
    status: 'available',
    mileageEvidence: 'sure',
    certifiedUntil: null,
    publishedAt: 1_780_000_000_000,
    changedAt: 1_780_000_000_000,
    photo: null,
    photoCount: 0,
  },
  facts: {
    values: { seats: 5 } as LoadedCar['facts']['values'],
    features: [],
    dealValue: null,
    views: 0,
    repairs: 0,
    hasFlawPhotos: false,
  },
})
const changesOf = (ids: readonly string[]): CarChange[] => ids.map((carId) => ({ edition: 'ma', carId }))
const IDS = Array.from({ length: 1200 }, (_, at) => `c${at}`)

let stock: InMemoryStock
const apply = (blocks: Iterable<CarChange[]>, read: (ids: readonly string[]) => Promise<LoadedCar[]>) =>
  applyChanges(new Map([['ma', stock]]), blocks, (_, ids) => read(ids))
const readAll = async (ids: readonly string[]) => ids.map(loadedCar)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stock = createInMemoryStock(
    'ma',
    () => 1_780_000_000_000,
    (message) => expect.fail(message),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

it('puts in those that are there and takes out those that are gone, of the editions that are served', async () => {
  await apply([changesOf(IDS.slice(0, 700)), [{ edition: 'sn', carId: 'c5' }], changesOf(IDS.slice(600))], readAll)
  expect(stock.index.size).toBe(IDS.length)
  expect(stock.car('c7')).toEqual(loadedCar('c7').car)
  await apply([changesOf([...IDS, ...IDS])], async (ids) => (await readAll(ids)).filter(({ car }) => car.id > 'c5'))
  expect(stock.index.size).toBe(IDS.filter((id) => id > 'c5').length)
  expect(stock.car('c1')).toBeUndefined()
  expect(stock.car('c7')).toEqual(loadedCar('c7').car)
})

it('makes one version of many changes, and one every second while they last', async () => {
  await apply([changesOf(IDS)], readAll)
  expect(stock.version).toBe(1)
  await apply([changesOf(IDS)], async (ids) => {
    vi.advanceTimersByTime(600)
    return readAll(ids)
  })
  // Five steps of 0.6 s: after the second, after the fourth, and at the end.
  expect(stock.version).toBe(4)
  await apply([], readAll)
  expect(stock.version).toBe(4)
})

it('makes a version of what was taken over before the database went away', async () => {
  let reads = 0
  const fail = async (ids: readonly string[]) => {
    reads++
    if (reads === 3) throw new Error('The database went away')
    return readAll(ids)
  }
  await expect(apply([changesOf(IDS)], fail)).rejects.toThrow('went away')
  expect(stock.index.size).toBe(500)
  expect(stock.version).toBe(1)
})
