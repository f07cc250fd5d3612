import type { StockCar } from '@otosafi/api-client/office-schema'

/** A draft of the stock, as lists have it. */
export const CAR: StockCar = {
  edition: 'ma',
  id: '4k7q2pxa',
  reference: 'MA-4K7Q2PXA',
  name: 'Dacia Logan',
  modelYear: 2021,
  mileage: 64_200,
  odometerUnit: 'km',
  city: 'Casablanca',
  state: 'draft',
  price: 120_000,
  oldPrice: null,
  marketValue: null,
  publishedAt: '2026-06-01T08:00:00.000Z',
  soldAt: null,
  photoCount: 0,
}
