import { edition } from '#edition'
import type { Car } from '@otosafi/api-client/schema'
import { energyCostPer100Km } from '@otosafi/domain/car/energy-cost'
import { isCredible } from '@otosafi/domain/car/mileage'
import { FEATURES } from '@otosafi/domain/car/vocabulary'
import { ratePrice, roundEstimate } from '@otosafi/domain/money/rate-price'
import { formatDate } from '@otosafi/editions/format/date'
import { formatMoney } from '@otosafi/editions/format/money'

import { mileageText } from '../../parts/car-cards/mileage-text.ts'
import { monthlyText } from '../../parts/car-cards/monthly-text.ts'
import { powerText } from '../../parts/car-cards/power-text.ts'
import { shownRepairs } from '../../parts/car-cards/shown-repairs.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { type Cell, differs } from './differs.ts'
import { paperCells } from './paper-cells.ts'

/** A row of the comparison: one cell a car. */
export type Row = { label: string; cells: readonly Cell[]; differs: boolean }
/** A group of rows; the first has no title. */
export type RowGroup = { title: string | null; rows: readonly Row[] }

/** A car with the points of its inspection; null without one. */
export type ComparedData = Car & { points: Parameters<typeof shownRepairs>[0] | null }

/** Formatters of the rows, used on the server: the browser gets finished texts. */
export type Writing = Pick<PageRequest, 't' | 'language'>

/** The cell of a car to which the row does not apply. */
const NONE: Cell = { text: '–' }

/** All rows of the comparison. Rows that do not apply in the country or to any of the cars are left out. */
export function comparisonRows(cars: readonly ComparedData[], { t, language }: Writing): RowGroup[] {
  const money = (amount: number) => formatMoney(amount, edition.currency, { edition: edition.id, language })
  const known = (text: string | null): Cell => (text === null ? { text: t('car.unknown'), unknown: true } : { text })
  const unit = (key: 'cc' | 'cv' | 'gramsPerKm', value: number | null) =>
    known(value === null ? null : t(`car.unit.${key}`, { value }))
  const count = (value: number | null) => known(value === null ? null : String(value))
  const day = (date: string | null) => known(date === null ? null : formatDate(date, language))
  const row = (label: string, cellOf: (car: ComparedData) => Cell): Row => {
    const cells = cars.map(cellOf)
    return { label, cells, differs: differs(cells) }
  }

  const price = (car: Car): Cell => ({
    text: money(car.price),
    ...(car.oldPrice === null ? {} : { old: { label: t('car.label.oldPrice'), amount: money(car.oldPrice) } }),
  })
  const monthly = ({ monthlyPayment, status }: Car): Cell =>
    monthlyPayment === null || status === 'sold' ? NONE : { text: monthlyText(monthlyPayment, t), words: true }
  const market = ({ price, marketValue, marketWidth, isNew }: Car): Cell => {
    if (isNew) return NONE
    if (marketValue === null || marketWidth === null) return { text: t('car.market.noRating'), unknown: true }
    const rating = ratePrice(price, marketValue, marketWidth)
    const text = t(`car.market.${rating}`)
    const amount = roundEstimate(Math.abs(price - marketValue), 2)
    if (rating === 'better') return { text, note: t('car.belowMarket', { amount }) }
    return rating === 'above' ? { text, note: t('car.aboveMarket', { amount }) } : { text }
  }
  const mileage = (car: Car): Cell => ({
    text: mileageText(car, t),
    ...(isCredible(car.mileageEvidence) ? {} : { unknown: true }),
  })
  // An odometer that is not true is a defect, though no point of the inspection.
  const defects = ({ inspection, mileageEvidence, tamperedOdometer }: Car): Cell => ({
    ...count(inspection?.defects ?? null),
    ...(mileageEvidence === 'contradicted'
      ? { note: t(`car.label.${tamperedOdometer ? 'tamperedOdometer' : 'contradictedOdometer'}`) }
      : {}),
  })
  const withRepairs = ({ points, price, inspection }: ComparedData): Cell => {
    if (points === null || inspection === null) return known(null)
    const repairs = shownRepairs(points, price, t)
    return repairs === null
      ? { text: money(price) }
      : { text: money(repairs.withRepairs), note: t('report:repairs.each', { amount: repairs.total }) }
  }
  const isElectric = ({ fuelType }: Car) => fuelType === 'ev'
  const consumption = (car: Car): Cell => {
    const key = isElectric(car) ? 'car.unit.kWhPer100Km' : 'car.unit.litresPer100Km'
    return known(car.fuelConsumption === null ? null : t(key, { value: car.fuelConsumption, decimals: 1 }))
  }
  const energyCost = (car: Car): Cell => {
    const cost = energyCostPer100Km(car, edition.energy)
    return cost === null
      ? known(null)
      : { text: money(cost), note: t('car.energyCostNote', { date: edition.energy.date }) }
  }
  const hasFeature = (has: boolean): Cell =>
    has ? { text: t('actions.yes'), present: true } : { text: t('actions.no') }

  return [
    {
      title: null,
      rows: [
        row(t('compare.price'), price),
        row(t('compare.monthly'), monthly),
        row(t('compare.market'), market),
        row(t('car.label.modelYear'), (car) => count(car.modelYear)),
        row(t('car.label.mileage'), mileage),
        row(t('car.label.fuelType'), (car) => known(t(`vocabulary.fuelType.${car.fuelType}`))),
        row(t('car.label.transmission'), (car) => known(t(`vocabulary.transmission.${car.transmission}`))),
        row(t('car.label.bodyType'), (car) => known(t(`vocabulary.bodyType.${car.bodyType}`))),
        row(t('car.label.engineSize'), (car) => (isElectric(car) ? NONE : unit('cc', car.engineSize))),
        row(t('car.label.enginePower'), ({ enginePower }) =>
          known(enginePower === null ? null : powerText(enginePower, t)),
        ),
        ...(edition.fiscalPower ? [row(t('car.label.fiscalPower'), (car) => unit('cv', car.fiscalPower))] : []),
        row(t(`car.label.${cars.every(isElectric) ? 'electricConsumption' : 'fuelConsumption'}`), consumption),
        row(t('car.label.energyCost'), energyCost),
        row(t('car.label.emissionCO2'), (car) => unit('gramsPerKm', car.emissionCO2)),
        row(t('car.label.seats'), (car) => count(car.seats)),
        row(t('car.label.doors'), (car) => count(car.doors)),
        row(t('car.label.drivetrain'), ({ drivetrain }) =>
          known(drivetrain === null ? null : t(`vocabulary.drivetrain.${drivetrain}`)),
        ),
        row(t('car.label.origin'), (car) => known(t(`vocabulary.origin.${car.origin}`))),
        row(t('car.label.noOfOwners'), (car) => count(car.noOfOwners)),
        row(t('car.label.dateFirstUse'), (car) => day(car.dateFirstUse)),
        row(t('car.label.color'), (car) => known(t(`vocabulary.color.${car.color}`))),
        row(t('car.label.steeringSide'), (car) => known(t(`vocabulary.steeringSide.${car.steeringSide}`))),
        row(t('car.label.city'), (car) => known(car.city.name)),
      ],
    },
    {
      title: t('car.section.inspection'),
      rows: [
        row(t('inspection.date'), ({ inspection }) =>
          inspection ? day(inspection.date) : { text: t('inspection.noReport'), unknown: true },
        ),
        row(t('compare.defects'), defects),
        row(t('report:repairs.withRepairs'), withRepairs),
        row(t('compare.advisories'), ({ inspection }) => count(inspection?.advisories ?? null)),
      ],
    },
    {
      title: t('car.section.papers'),
      rows: paperCells(cars, t).map(({ kind, cellOf }) => row(t(`vocabulary.documentKind.${kind}`), cellOf)),
    },
    {
      title: t('car.section.features'),
      rows: FEATURES.filter((feature) => cars.some(({ features }) => features.includes(feature))).map((feature) =>
        row(t(`vocabulary.feature.${feature}`), ({ features }) => hasFeature(features.includes(feature))),
      ),
    },
  ]
}
