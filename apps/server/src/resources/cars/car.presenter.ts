import type { components } from '@otosafi/api-client/schema'
import { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { factsOf } from '../../db/car-facts.ts'
import { localize } from '../../http/localize.ts'
import { certificatePicture } from '../../media/certificates/certificate-picture.ts'
import type { CarCard } from './car-card.presenter.ts'
import type { findCar, findEngineSound, listDocuments, listPhotos, listPriceChanges } from './car.queries.ts'
import { financingOf } from './financing.ts'

export type Car = components['schemas']['Car']
type Row<Query extends (...parameters: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Query>>>

/** The data of a car that are not on its card. */
export type CarDetails = {
  row: Row<typeof findCar>
  photos: Row<typeof listPhotos>
  documents: Row<typeof listDocuments>
  priceChanges: Row<typeof listPriceChanges>
  engineSound: Row<typeof findEngineSound> | undefined
  readings: Car['mileageReadings']
} & Pick<Car, 'certifiedUntil' | 'uncertifiedReasons' | 'inspection' | 'convertedPrices' | 'viewsToday'>

/** A car with all its data (P-12). */
export function presentCar(card: CarCard, details: CarDetails, edition: EditionFacts, language: Language): Car {
  const { row, photos, documents, priceChanges, engineSound, readings, inspection } = details
  const { convertedPrices, viewsToday, certifiedUntil, uncertifiedReasons } = details
  return {
    ...factsOf(row),
    ...card,
    mileageReadings: readings,
    certifiedUntil,
    uncertifiedReasons,
    carIssue: row.car_issue && localize(row.car_issue, language),
    marketValue: row.market_value,
    marketComparables: row.market_comparables,
    marketLow: row.market_low,
    marketHigh: row.market_high,
    marketWidth: row.market_width,
    discount: row.discount,
    soldAt: row.sold_at && row.sold_at.toISOString(),
    dimensions: row.dimensions,
    photos,
    priceHistory: priceChanges,
    documents: documents
      .map(({ kind, number, issued_on, valid_until }) => ({
        kind,
        number,
        issuedOn: issued_on,
        validUntil: valid_until,
      }))
      .sort((a, b) => DOCUMENT_KINDS.indexOf(a.kind) - DOCUMENT_KINDS.indexOf(b.kind)),
    engineSound: engineSound
      ? { url: `/sounds/${engineSound.key}.wav`, seconds: Math.round(engineSound.seconds), bytes: engineSound.bytes }
      : null,
    technicalVisitCertificate: certificateOf(documents, edition, row.id),
    inspection,
    convertedPrices,
    viewsToday,
    financing: card.monthlyPayment === null ? null : financingOf(card.price, edition.loan),
  }
}

/** The certificate of technical visit; its picture is drawn from its data. */
function certificateOf(documents: CarDetails['documents'], edition: EditionFacts, carId: string) {
  const paper = documents.find(({ kind }) => kind === 'technicalVisit')
  if (paper === undefined) return null
  const validUntil = paper.valid_until
  return { photo: certificatePicture({ edition: edition.id, carId, validUntil }), validUntil }
}
