import type {
  CarInspection,
  Catalogue,
  FeaturedChoice,
  Photo,
  StockCar,
  StockCarDetails,
  StockList,
  StockRecords,
} from '@otosafi/api-client/office-schema'

import { CAR } from './car.ts'
import { FACTS } from './facts.ts'

const car = (id: string, changed: Partial<StockCar>): StockCar => ({
  ...CAR,
  id,
  reference: `MA-${id.toUpperCase()}`,
  ...changed,
})

/** The car that most screens are about: on the site, its price lowered once. */
export const PUBLISHED_CAR: StockCar = {
  ...CAR,
  state: 'available',
  price: 119_000,
  oldPrice: 124_000,
  marketValue: 121_500,
  photoCount: 3,
}

const DUSTER = car('8wd3n5tc', {
  name: 'Dacia Duster',
  modelYear: 2022,
  mileage: 38_900,
  city: 'Rabat',
  state: 'reserved',
  price: 196_000,
  marketValue: 188_000,
  photoCount: 8,
})
const CLIO = car('5fxt9m2r', {
  name: 'Renault Clio',
  modelYear: 2019,
  mileage: 88_000,
  city: 'Fès',
  price: 98_500,
})
/** Like the published car in all that is compared. */
const LOGAN = car('6jm2r8wb', { mileage: 64_600 })
const TUCSON = car('2hq7v4ka', {
  name: 'Hyundai Tucson',
  modelYear: 2020,
  mileage: 71_350,
  city: 'Marrakech',
  state: 'sold',
  price: 241_000,
  marketValue: 239_000,
  soldAt: '2026-06-10T15:00:00.000Z',
  photoCount: 12,
})

export const STOCK: StockList = { cars: [PUBLISHED_CAR, DUSTER, CLIO, TUCSON], total: 4, nextCursor: null }

const photo = (key: string, view: Photo['view'], changed: Partial<Photo> = {}): Photo => ({
  key,
  width: 1280,
  height: 960,
  placeholder: '#8fa3b0',
  view,
  kind: 'additional',
  flaw: null,
  ...changed,
})

/** The published car with its photos, one of which shows a flaw. */
export const DETAILS: StockCarDetails = {
  car: PUBLISHED_CAR,
  page: 'https://otosafi.ma/en/cars/dacia-logan-4k7q2pxa',
  market: { min: 112_000, max: 128_000 },
  prices: [
    { date: '2026-06-01', price: 124_000 },
    { date: '2026-06-15', price: 119_000 },
  ],
  booking: null,
  actions: ['reserve', 'sell'],
  facts: { ...FACTS, trim: 'Stepway', engineSize: 1461, fiscalPower: 6, doors: 5, vin: 'UU1HSDADG12345678' },
  mileageReadOn: '2026-06-12',
  version: 'y6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE',
  photos: [
    photo('story-blue', 'frontThreeQuarter', { kind: 'key' }),
    photo('story-red', 'side'),
    photo('story-pearl', 'detail', {
      kind: 'flaw',
      flaw: { section: 'body', point: 'rearBumper', sizeMm: 40, mark: { x: 70, y: 60, size: 12 } },
    }),
  ],
  photosVersion: 'b6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE',
  alike: [{ car: LOGAN, by: 'facts' }],
}

/** A car that nobody has described further. */
export const DRAFT: StockCarDetails = {
  ...DETAILS,
  car: CAR,
  page: null,
  market: null,
  prices: [],
  actions: [],
  photos: [],
  alike: [],
}

export const CATALOGUE: Catalogue = {
  brands: [
    {
      id: 'dacia',
      name: 'Dacia',
      models: [
        { id: 'logan', name: 'Logan', bodyType: 'sedan' },
        { id: 'duster', name: 'Duster', bodyType: 'suv' },
      ],
    },
    { id: 'renault', name: 'Renault', models: [{ id: 'clio', name: 'Clio', bodyType: 'hatchback' }] },
  ],
  cities: [
    { id: 'casablanca', name: 'Casablanca' },
    { id: 'rabat', name: 'Rabat' },
  ],
}

export const INSPECTION: CarInspection = {
  car: PUBLISHED_CAR,
  inspection: {
    date: '2026-06-02',
    inspector: 'Youssef El Amrani',
    odometer: 64_210,
    points: [
      { section: 'brakes', point: 'frontPads', result: 'advisory', note: 'Half worn: good for 15,000 km.' },
      { section: 'body', point: 'rearBumper', result: 'defect', note: 'Scratched on the right, 40 mm.' },
      { section: 'electrical', point: 'horn', result: 'ok', note: null },
    ],
    signature: {
      typed: null,
      strokes: [
        [60, 130, 90, 60, 120, 140, 150, 70, 180, 130, 220, 110, 250, 130, 290, 105, 330, 128, 380, 112],
        [70, 160, 250, 150, 460, 148],
      ],
    },
    signedAt: '2026-06-02T14:05:00.000Z',
  },
  version: 'c6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE',
}

export const RECORDS: StockRecords = {
  car: PUBLISHED_CAR,
  records: {
    services: [
      {
        date: '2025-03-14',
        odometer: 52_400,
        workshop: 'Garage Al Amal',
        city: 'Casablanca',
        work: 'Oil, filters and front pads',
        proof: 'invoice',
      },
    ],
    documents: [
      { kind: 'registration', number: '12345-A-6', issuedOn: '2021-02-01', validUntil: null },
      { kind: 'technicalVisit', number: null, issuedOn: '2025-07-01', validUntil: '2026-07-01' },
    ],
  },
  version: 'y6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE',
}

export const FEATURED: FeaturedChoice = {
  cars: [
    { car: PUBLISHED_CAR, isFeatured: true },
    { car: DUSTER, isFeatured: false },
  ],
  candidates: [CLIO],
  version: 'y6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE',
}
