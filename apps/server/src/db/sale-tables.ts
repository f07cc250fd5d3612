import type { CarDocument, LocalizedText } from '@otosafi/domain/car/car'
import type { BodyType, Color, FuelType, Grade, OdometerUnit, Transmission } from '@otosafi/domain/car/vocabulary'
import type { OfferLineKind, SaleAction, SaleActor, SaleState } from '@otosafi/domain/selling/sale'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Instant, Json, NullableInstant } from './column-types.ts'

/** A question as it was read, with the answer to it: the option's words, or what was typed. */
export type StoredAnswer = { id: string; question: LocalizedText; answer: LocalizedText | string }

/** Personal columns are null once the account was deleted. */
type SaleTable = {
  edition: EditionId
  id: string
  reference: string
  language: Language
  user_id: string | null
  full_name: string | null
  phone: string | null
  email: string | null
  /** Names, as they are known or were typed. */
  brand: string
  model: string
  model_year: number
  /** Kilometres. */
  mileage: number
  odometer_unit: OdometerUnit
  fuel_type: FuelType | null
  transmission: Transmission | null
  body_type: BodyType | null
  color: Color | null
  grade: Grade | null
  no_of_owners: number | null
  imported: boolean | null
  vin: string | null
  /** Whole units of the edition's currency, as all amounts. */
  asking_price: number | null
  /** City slug of the edition. */
  city: string
  car_issue: string | null
  /** The reference of the car that is wanted in exchange. */
  wanted_car: string | null
  papers: CarDocument['kind'][]
  answers: Json<StoredAnswer[]>
  /** How many events it has. */
  version: number
  /** The id of the latest event that the team was notified of, which the team's link is bound to. */
  last_event: string
  state: SaleState
  /** Whether somebody of the team has done something with it. */
  is_seen: boolean
  /** When the latest was. */
  changed_at: Instant
  appointment_at: NullableInstant
  /** Where the car is inspected; with `appointment_at_home` the address of the seller's home. */
  appointment_place: string | null
  appointment_at_home: boolean
  /** How many offers were made. */
  offers: number
  deadline: NullableInstant
  /** Whether the account was deleted while money was due. */
  is_leaving: boolean
  consented_at: Instant
  created_at: Instant
}

type SaleEventTable = {
  edition: EditionId
  id: string
  sale_id: string
  version: number
  action: SaleAction
  actor: SaleActor
  state: SaleState
  at: Instant
  appointment_at: NullableInstant
  /** The number of the offer that was made or answered. */
  offer: number | null
  reason: string | null
}

type SalePhotoTable = {
  edition: EditionId
  sale_id: string
  position: number
  key: string
  width: number
  height: number
  placeholder: string
}

/** `number` counts from 1. */
type SaleOfferTable = {
  edition: EditionId
  sale_id: string
  number: number
  base: number
  made_at: Instant
  valid_until: Instant
}

type SaleOfferLineTable = {
  edition: EditionId
  sale_id: string
  number: number
  position: number
  kind: OfferLineKind
  note: string | null
  amount: number
}

/** The tables of the cars that visitors offer. */
export type SaleTables = {
  sales: SaleTable
  sale_events: SaleEventTable
  sale_photos: SalePhotoTable
  sale_offers: SaleOfferTable
  sale_offer_lines: SaleOfferLineTable
}
