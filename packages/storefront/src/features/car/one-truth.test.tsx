// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { powerText } from '../../parts/car-cards/power-text.ts'
import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { openPage } from '../../testing/open-page.tsx'
import { CarFacts, Discount } from './CarHead.tsx'
import { exteriorColorText } from './color-text.ts'
import type { CarDetail } from './load-car.ts'
import { MarketValue } from './MarketValue.tsx'
import { Overview } from './Overview.tsx'
import { type NamedCar, PriceRuler } from './PriceRuler.tsx'
import { Specifications } from './Specifications.tsx'
import { Warranty } from './Warranty.tsx'

/** The facts of a car that these parts of a page show. */
const CAR = {
  id: 'aaaa1111',
  brand: { id: 'renault', name: 'Renault' },
  model: { id: 'clio', name: 'Clio' },
  modelYear: 2019,
  productionYear: 2019,
  mileage: 64_200,
  mileageEvidence: 'likely',
  tamperedOdometer: false,
  miles: null,
  isNew: false,
  status: 'available',
  certifiedUntil: null,
  price: 100_000,
  oldPrice: null,
  discount: 0,
  marketValue: 100_000,
  marketLow: 90_000,
  marketHigh: 110_000,
  marketComparables: 6,
  marketWidth: 'near',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  conditions: ['used'],
  origin: 'local',
  noOfOwners: 1,
  dateFirstUse: null,
  city: { id: 'fes', name: 'Fès' },
  carIssue: null,
  engineSize: 999,
  enginePower: 110,
  fiscalPower: 6,
  seats: 5,
  doors: 5,
  drivetrain: 'front',
  weight: 1100,
  dimensions: null,
  emissionCO2: 120,
  fuelConsumption: 5.1,
  fuelTankCapacity: 42,
  autonomy: null,
  color: 'grey',
  exteriorColor: 'Gris Platinium',
  interiorColor: null,
  steeringSide: edition.steeringSide,
  numberofkeys: 2,
  vin: null,
} as unknown as CarDetail

const carWith = (changes: Partial<CarDetail>): CarDetail => ({ ...CAR, ...changes })
const render = (language: string, element: ReactElement) =>
  openPage({ language: language as 'fr', path: '/', routes: [{ path: '/', element }] })

it.each(edition.languages)('is said in neutral words where only its readings disagree: %s', async (language) => {
  for (const [tamperedOdometer, key] of [
    [true, 'car.tamperedOdometerText'],
    [false, 'car.contradictedOdometerText'],
  ] as const) {
    const car = carWith({ mileageEvidence: 'contradicted', tamperedOdometer })
    const { container, t, unmount } = await render(language, <Overview car={car} />)
    expect(container.textContent).toContain(t(key))
    unmount()
  }
})

it.each(edition.languages)('of a mileage is put in the same words among the compared cars: %s', async (language) => {
  const other = { ...CAR, id: 'bbbb2222', mileage: 71_300, carriedPrice: 98_000 } as unknown as NamedCar
  for (const mileageEvidence of ['unknown', 'contradicted'] as const) {
    const { container, t, unmount } = await render(
      language,
      <PriceRuler car={carWith({ mileageEvidence })} comparables={[{ ...other, mileageEvidence }]} />,
    )
    for (const value of [64_200, 71_300]) {
      const note = t(`car.unproven.${mileageEvidence}`, { value })
      expect(container.textContent).toContain(note)
      expect(container.textContent?.replaceAll(note, '')).not.toContain(t('car.unit.km', { value }))
    }
    unmount()
  }
})

it('of a price says why there is no opinion where readings contradict the mileage', async () => {
  const none = { marketValue: null, marketLow: null, marketHigh: null, marketWidth: null, marketComparables: 0 }
  const { container, t } = await render(
    'fr',
    <MarketValue car={carWith({ ...none, mileageEvidence: 'contradicted' })} />,
  )
  expect(container.textContent).toContain(t('car.market.unknownMileage'))
})

it.each([
  ['certified', { certifiedUntil: '2027-05-03' }],
  ['uncertified', {}],
  ['new', { isNew: true }],
  ['sold', { status: 'sold', certifiedUntil: '2027-05-03' }],
] as const)('of what is covered is that of a car that is %s', async (state, changes) => {
  const { container, t } = await render('fr', <Warranty car={carWith(changes)} />)
  const link = container.querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([pathFor('warranty', 'fr'), t('routes:warranty')])
  expect(container.textContent).toContain(t(`car.warranty.${state}`, { date: '2027-05-03' }))
  const promised = container.textContent?.includes(t('claims.warranty.text', CLAIM_VALUES))
  expect(promised).toBe(state !== 'sold')
})

it('of a lowered price is its amount, while the car can be bought', async () => {
  for (const [changes, says] of [
    [{ discount: 5000, oldPrice: 105_000 }, true],
    [{ discount: 5000, oldPrice: 105_000, status: 'sold' }, false],
    [{}, false],
  ] as const) {
    const { container, t, unmount } = await render('fr', <Discount car={carWith(changes)} />)
    expect(container.textContent).toBe(says ? t('car.discountText', { amount: 5000 }) : '')
    unmount()
  }
})

it('stands once: what the head says is not among the key facts, and keys are among what is included', async () => {
  const { container, t } = await render(
    'fr',
    <>
      <CarFacts car={CAR} />
      <Overview car={CAR} />
      <Specifications car={CAR} />
    </>,
  )
  const labels = [...container.querySelectorAll('dt')].map((label) => label.textContent)
  expect(labels).toEqual([...new Set(labels)])
  for (const key of ['modelYear', 'mileage', 'fuelType', 'transmission', 'city', 'numberofkeys', 'autonomy'] as const)
    expect(labels).not.toContain(t(`car.label.${key}`))
  expect(container.textContent?.match(/Fès/g)).toHaveLength(1)
})

it.each([
  ['ev', null, true],
  ['phev', null, true],
  ['petrol', null, false],
  ['petrol', 800, true],
] as const)('of a range is shown where it means something: %s, %s km', async (fuelType, autonomy, isShown) => {
  const { container, t } = await render('fr', <Specifications car={carWith({ fuelType, autonomy })} />)
  const labels = [...container.querySelectorAll('dt')].map((label) => label.textContent)
  expect(labels.includes(t('car.label.autonomy'))).toBe(isShown)
})

it('of a colour is in the language of the page, with its maker’s name behind', async () => {
  const { t } = await render('fr', <p />)
  expect(exteriorColorText('grey', 'Gris Platinium', t)).toBe('Gris (\u2068Gris Platinium\u2069)')
  expect(exteriorColorText('grey', null, t)).toBe('Gris')
  expect(exteriorColorText('grey', 'GRIS', t)).toBe('Gris')
})

it('of an engine’s power is in kilowatts and horsepower', async () => {
  const { t } = await render('fr', <p />)
  expect(powerText(110, t).replaceAll('\u00a0', ' ')).toBe('110 kW (150 ch)')
})
