import fc from 'fast-check'
import { expect, test } from 'vitest'

import { INSPECTION_POINT_COUNT, INSPECTION_POINTS, type InspectionSection } from '@otosafi/domain/car/inspection'
import { modelYearChoices } from '@otosafi/domain/car/vocabulary'
import { EDITIONS } from '@otosafi/editions/registry'
import { artOf, flawArtOf, parseArtKey } from '@otosafi/illustrator/art-key'
import { engineSounds } from '@otosafi/illustrator/engine-sound'
import { familyOf } from '@otosafi/illustrator/families'
import { artPlaceholder } from '@otosafi/illustrator/placeholder'

import { DEMONSTRATED } from '../demonstrated.ts'
import { counterOfCarId } from './car-id.ts'
import { carName } from './car-name.ts'
import { cityFacts } from './facts/cities.ts'
import { stockFacts } from './facts/markets.ts'
import { generateCar } from './generate-car.ts'
import type { SeedCar } from './seed-car.ts'

const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })

const samples = fc
  .record({ edition: fc.constantFrom(...DEMONSTRATED), index: fc.nat({ max: 5_000_000 }), day: days })
  .map(({ edition, index, day }) => {
    const today = day.toISOString().slice(0, 10)
    return { edition, index, today, seed: generateCar(edition, index, { today }) }
  })

function expectAlways(
  check: (seed: SeedCar, sample: { edition: (typeof DEMONSTRATED)[number]; index: number; today: string }) => void,
) {
  fc.assert(
    fc.property(samples, ({ seed, ...sample }) => check(seed, sample)),
    { numRuns: 300 },
  )
}

test('the same edition, index and day give the same car, with or without its details', () => {
  expectAlways(({ car, photos, priceHistory }, { edition, index, today }) => {
    const again = generateCar(edition, index, { today, details: false })
    expect(again.car).toEqual(car)
    expect(again.photos).toEqual(photos)
    expect(again.priceHistory).toEqual(priceHistory)
    expect([again.inspection, again.services, again.documents, again.engineSound]).toEqual([null, [], [], null])
    expect(counterOfCarId(car.id, edition)).toBe(index)
  })
})

test('drive, tank and range fit one another', () => {
  expectAlways(({ car }) => {
    const electric = car.fuelType === 'ev'
    expect(car.engineSize === null).toBe(electric)
    expect(car.fuelTankCapacity === null).toBe(electric)
    expect(car.emissionCO2 === 0).toBe(electric)
    expect(car.autonomy === null).toBe(!electric && car.fuelType !== 'phev')
    if (electric) expect(car.transmission).toBe('automatic')
    expect(car.features.includes('sequentialGearshift') && car.transmission === 'manual').toBe(false)
  })
})

test('a new car has no past', () => {
  expectAlways(({ car, inspection, services, owners, documents }) => {
    if (!car.isNew) {
      expect(car.grade).not.toBeNull()
      expect(car.noOfOwners).toBeGreaterThan(0)
      return
    }
    expect(car.mileage).toBeLessThanOrEqual(50)
    expect(car).toMatchObject({ noOfOwners: 0, grade: null, dateFirstUse: null, carIssue: null, origin: 'local' })
    expect({ inspection, services, owners, documents }).toEqual({
      inspection: null,
      services: [],
      owners: [],
      documents: [],
    })
  })
})

test('dates follow one another and none lies ahead', () => {
  expectAlways(({ car, inspection, services, owners }, { today }) => {
    const currentYear = Number(today.slice(0, 4))
    expect(modelYearChoices(currentYear)).toContain(car.modelYear)
    expect(car.publishedAt < today).toBe(true)
    expect(Date.parse(today) - Date.parse(car.publishedAt)).toBeLessThanOrEqual(120 * 86_400_000)
    if (car.dateFirstUse !== null) {
      expect(Number(car.dateFirstUse.slice(0, 4))).toBeGreaterThanOrEqual(car.productionYear ?? 0)
      expect(car.dateFirstUse < car.publishedAt).toBe(true)
    }
    expect(car.soldAt !== null).toBe(car.status === 'sold')
    if (car.soldAt !== null) expect(car.soldAt > car.publishedAt && car.soldAt < today).toBe(true)
    if (inspection) expect(inspection.date < car.publishedAt && inspection.date > (car.dateFirstUse ?? '')).toBe(true)
    for (const { date } of services) expect(date > (car.dateFirstUse ?? '') && date <= car.publishedAt).toBe(true)
    expect(owners.length).toBe(car.noOfOwners)
    for (const [at, { from, to }] of owners.entries()) {
      expect(from <= to).toBe(true)
      expect(from).toBe(at === 0 ? car.dateFirstUse : owners[at - 1]?.to)
    }
  })
})

test('the odometer only ever counts up, unless it was tampered with', () => {
  expectAlways(({ car, inspection, services }) => {
    if (car.tamperedOdometer) return
    const readings = services.map(({ odometer }) => odometer)
    const dates = services.map(({ date }) => date)
    expect(readings).toEqual(readings.toSorted((one, other) => one - other))
    expect(dates).toEqual(dates.toSorted())
    expect(readings.at(-1) ?? 0).toBeLessThanOrEqual(car.mileage)
    if (inspection) expect(inspection.odometer).toBeLessThanOrEqual(car.mileage)
  })
})

test('the price lies in the market’s band and its course ends at it', () => {
  expectAlways(({ car, priceHistory }, { edition }) => {
    const { band } = stockFacts[edition]
    const prices = priceHistory.map(({ price }) => price)
    expect(car.price >= band.min && car.price <= band.max).toBe(true)
    expect(prices.at(-1)).toBe(car.price)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    expect(priceHistory[0]?.date).toBe(car.publishedAt.slice(0, 10))
    const dates = priceHistory.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    if (car.oldPrice === null) expect([car.discount, prices.length]).toEqual([0, 1])
    else expect([car.oldPrice, car.discount]).toEqual([prices[0], car.oldPrice - car.price])
    if (car.oldPrice !== null) expect(car.oldPrice).toBeGreaterThan(car.price)
  })
})

test('steering, fiscal power, city and papers are the edition’s', () => {
  expectAlways(({ car, documents }, { edition, today }) => {
    const facts = EDITIONS[edition]
    const sides = stockFacts[edition].sources.map(({ market }) => market.steeringSide)
    expect(sides).toContain(car.steeringSide)
    if (facts.country !== null) expect(car.steeringSide).toBe(facts.steeringSide)
    expect(car.fiscalPower !== null).toBe(facts.fiscalPower && car.fuelType !== 'ev')
    expect(cityFacts[edition].map(({ id }) => id)).toContain(car.city)
    for (const { kind, issuedOn, validUntil } of documents) {
      expect(facts.documents).toContain(kind)
      expect((issuedOn ?? '') <= today && (issuedOn ?? '') >= (car.dateFirstUse ?? '')).toBe(true)
      if (validUntil !== null) expect(validUntil > (issuedOn ?? '')).toBe(true)
      if (kind === 'customs') expect(car.origin).toBe('imported')
    }
  })
})

test('a report has all points of the vocabulary, and those of missing parts do not apply', () => {
  expectAlways(({ car, inspection }) => {
    if (inspection === null) return
    expect(inspection.points.length).toBe(INSPECTION_POINT_COUNT)
    const names = inspection.points.map(({ section, point }) => `${section}.${point}`)
    expect(names).toEqual(
      Object.entries(INSPECTION_POINTS).flatMap(([section, points]) => points.map((point) => `${section}.${point}`)),
    )
    const resultOf = (section: InspectionSection, name: string) =>
      inspection.points.find((entry) => entry.section === section && entry.point === name)?.result
    expect(resultOf('transmission', 'clutch') === 'notApplicable').toBe(car.transmission !== 'manual')
    expect(resultOf('engine', 'exhaustSmoke') === 'notApplicable').toBe(car.fuelType === 'ev')
    if (car.fuelType === 'diesel') expect(resultOf('engine', 'turbo')).not.toBe('notApplicable')
    const defects = inspection.points.filter(({ result }) => result === 'defect')
    expect(defects.length).toBeLessThanOrEqual(6)
    for (const { result, note } of inspection.points) {
      expect(note !== null).toBe(result === 'defect' || result === 'advisory')
      if (note) expect([note.en, note.fr].every((text) => text && text.length > 5)).toBe(true)
    }
  })
})

test('known faults come from a report’s defects or from damage', () => {
  expectAlways(({ car, inspection }) => {
    const defects = inspection?.points.filter(({ result }) => result === 'defect') ?? []
    if (car.carIssue !== null) expect(car.grade === 'damaged' || defects.length > 0).toBe(true)
    if (car.grade === 'damaged') expect(car.carIssue).not.toBeNull()
    if (car.carIssue !== null) expect(car.carIssue.fr).not.toBe(car.carIssue.en)
    for (const { note } of car.carIssue === null ? [] : defects) expect(car.carIssue?.fr).toContain(note?.fr)
  })
})

test('no note speaks of a part that the car does without', () => {
  expectAlways(({ car, inspection }) => {
    const notes = inspection?.points.flatMap(({ note }) => (note ? [note.en] : [])) ?? []
    const words = notes.join(' ')
    if (car.fuelType === 'ev') expect(words).not.toMatch(/oxygen|idle|oil|second gear/i)
    if ((car.doors ?? 0) < 4) expect(words).not.toMatch(/rear door|rear right window|both right doors/i)
    if (car.bodyType === 'convertible') expect(words).not.toMatch(/headlining|roof/i)
  })
})

test('only models sold in the United States count miles, and they came by import', () => {
  expectAlways(({ car }) => {
    if (car.odometerUnit !== 'mi') return
    expect(car.origin).toBe('imported')
    expect(car.transmission).not.toBe('manual')
    expect(['peugeot', 'renault', 'citroen', 'dacia', 'seat', 'skoda', 'opel', 'isuzu']).not.toContain(car.brand)
  })
})

test('a car has one key photograph, all views and a picture of each measured flaw on itself', () => {
  expectAlways(({ car, photos, inspection }) => {
    expect(photos[0]).toMatchObject({ kind: 'key', view: 'frontThreeQuarter' })
    expect(photos.filter(({ kind }) => kind === 'key').length).toBe(1)
    const keyVariant = parseArtKey(photos[0]?.key ?? '')?.variant ?? -1
    const drawn = { ...car, family: familyOf(car) }
    for (const { kind, view, key, flaw, placeholder: shown } of photos) {
      const spec = parseArtKey(key)
      if (spec === null) throw new Error(`${key} is no drawing`)
      const isOfFlaw = spec.view === 'detail' && spec.flaw !== undefined
      expect(isOfFlaw).toBe(flaw !== null)
      expect(spec).toEqual(isOfFlaw ? flawArtOf(drawn, spec.flaw, keyVariant) : artOf(drawn, view, keyVariant))
      expect(shown).toBe(artPlaceholder(spec))
      expect(flaw !== null).toBe(kind === 'flaw')
      if (flaw === null) continue
      expect(['body', 'interior']).toContain(flaw.section)
      expect(flaw.sizeMm).toBeGreaterThan(0)
      const found = inspection?.points.find(({ section, point }) => section === flaw.section && point === flaw.point)
      if (inspection) expect(['defect', 'advisory']).toContain(found?.result)
    }
  })
})

test('only inspected cars with an engine have a recording, of the announced size', () => {
  expectAlways(({ car, inspection, engineSound }) => {
    if (engineSound === null) return
    expect(inspection).not.toBeNull()
    expect(car.fuelType).not.toBe('ev')
    expect(engineSounds).toContainEqual(engineSound)
  })
})

test('a car is called by make, model, engine and trim', () => {
  expect(carName({ brand: 'toyota', model: 'corolla', trim: '1.6 XLi' })).toBe('Toyota Corolla 1.6 XLi')
  expect(carName({ brand: 'peugeot', model: '208', trim: null })).toBe('Peugeot 208')
})

test('a date that is none is refused', () => {
  expect(() => generateCar('ma', 1, { today: 'yesterday' })).toThrow(RangeError)
})
