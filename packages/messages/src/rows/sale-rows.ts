import type { CarDocument } from '@otosafi/domain/car/car'
import type { BodyType, Color, FuelType, Grade, OdometerUnit, Transmission } from '@otosafi/domain/car/vocabulary'
import { toMiles } from '@otosafi/domain/reading/miles'
import type { OfferLineKind, SaleState } from '@otosafi/domain/selling/sale'
import { formatNumber } from '@otosafi/editions/format/number'
import { LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { commonTexts, officeTexts } from '@otosafi/i18n/server-texts'

import { deductionName } from '../deduction-name.ts'
import type { MailRow } from '../mail-document.ts'
import type { MessageContext } from '../message.ts'

/** An offer for a car: its amount is its base less its lines, in whole units of the edition's currency. */
export type OfferFacts = {
  base: number
  lines: readonly { kind: OfferLineKind; note: string | null; amount: number }[]
  amount: number
  validUntil: Date
}

/** When and where a car is inspected; `place` is the address of the seller's home with `atHome`. */
export type InspectionFacts = { at: Date; place: string | null; atHome: boolean }

/** The sale of a visitor's car to the operator. What is personal is null once it was erased. */
export type SaleFacts = {
  reference: string
  state: SaleState
  /** The edition's promise in this state with its deadline; null without one. */
  promise: { kind: 'offer' | 'paid'; until: Date } | null
  car: SoldCar
  /** City in the country's own spelling. */
  city: string
  name: string | null
  phone: string | null
  email: string | null
  appointment: InspectionFacts | null
  /** Whether it ended before the appointment of the inspection. */
  isCalledOff: boolean
  offer: OfferFacts | null
}

/** The car as its seller describes it: names as they are known or were typed, kilometres, whole units of the currency. */
type SoldCar = {
  brand: string
  model: string
  modelYear: number
  mileage: number
  /** In what its odometer counts. */
  odometerUnit: OdometerUnit
  fuelType: FuelType | null
  transmission: Transmission | null
  bodyType: BodyType | null
  color: Color | null
  grade: Grade | null
  noOfOwners: number | null
  imported: boolean | null
  vin: string | null
  /** Whether the number lacks the check digit that the law demands of it: it was probably mistyped. */
  isVinDubious: boolean
  wantedCar: string | null
  askingPrice: number | null
  carIssue: string | null
  papers: readonly CarDocument['kind'][]
}

/** The facts of a sale for the team alone. */
export type TeamSaleFacts = SaleFacts & {
  /** The showroom from which somebody comes to the seller's home; null where nobody does. */
  comesFrom: string | null
  /** Answers to the questionnaire, with its questions, as the team reads them. */
  answers: readonly { question: string; answer: string }[]
}

/** The name of a sale's car. */
export function soldCarName({ brand, model }: Pick<SoldCar, 'brand' | 'model'>): string {
  return `${brand} ${model}`
}

/** Rows of a sale for the team, in the team's language that is nearest to the seller's. */
export function saleRows(
  { car, appointment, offer, ...sale }: TeamSaleFacts,
  { edition, language: spoken }: Pick<MessageContext, 'edition' | 'language'>,
): MailRow[] {
  const language = officeLanguageOf(spoken)
  const t = officeTexts(edition, language)
  const words = commonTexts(edition, language)
  const money = (amount: number) => t('mail.booking.amount', { amount })
  const moment = (at: Date) => t('mail.booking.moment', momentOf(at, edition))
  const values = {
    reference: sale.reference,
    state: t(`mail.sale.state.${sale.state}`),
    until: sale.promise === null ? null : moment(sale.promise.until),
    car: soldCarName(car),
    modelYear: String(car.modelYear),
    mileage: formatNumber(car.mileage, { edition: edition.id, language }),
    odometer: car.odometerUnit === 'mi' ? words('car.unit.mi', { value: toMiles(car.mileage) }) : null,
    fuelType: car.fuelType && words(`vocabulary.fuelType.${car.fuelType}`),
    transmission: car.transmission && words(`vocabulary.transmission.${car.transmission}`),
    bodyType: car.bodyType && words(`vocabulary.bodyType.${car.bodyType}`),
    color: car.color && words(`vocabulary.color.${car.color}`),
    grade: car.grade && words(`vocabulary.grade.${car.grade}`),
    noOfOwners: car.noOfOwners === null ? null : String(car.noOfOwners),
    imported: car.imported === null ? null : t(car.imported ? 'mail.sale.yes' : 'mail.sale.no'),
    vin: car.vin,
    vinHint: car.isVinDubious ? t('mail.sale.vinHint') : null,
    wantedCar: car.wantedCar,
    askingPrice: car.askingPrice === null ? null : money(car.askingPrice),
    city: sale.city,
    carIssue: car.carIssue,
    papers: car.papers.map((paper) => words(`vocabulary.documentKind.${paper}`)).join('\n') || null,
    name: sale.name,
    language: LANGUAGES[spoken].name,
    phone: sale.phone,
    email: sale.email,
    appointment: appointment && moment(appointment.at),
    place: appointment?.atHome === false ? appointment.place : null,
    home: appointment?.atHome === true ? appointment.place : null,
    comesFrom: sale.comesFrom,
    base: offer && money(offer.base),
    amount: offer && money(offer.amount),
    validUntil: offer && moment(offer.validUntil),
  } as const
  const rowOf = (label: string, value: string): MailRow => ({
    label,
    value,
    line: t('mail.request.line', { label, value }),
  })
  const rows = Object.entries(values).flatMap(([field, value]) =>
    value === null ? [] : [rowOf(t(`mail.sale.field.${field as keyof typeof values}`), value)],
  )
  const lines = (offer?.lines ?? []).map(({ kind, note, amount }) => {
    const deducted = t('mail.sale.deducted', { amount })
    return rowOf(deductionName(kind, edition, language), note === null ? deducted : `${deducted}\n${note}`)
  })
  const answers = sale.answers.map(({ question, answer }) =>
    // A question ends with its own sign.
    /[?؟]$/.test(question)
      ? { label: question, value: answer, line: `${question} ${answer}` }
      : rowOf(question, answer),
  )
  return [...rows, ...lines, ...answers]
}
