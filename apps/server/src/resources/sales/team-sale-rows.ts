import { decodeVin } from '@otosafi/domain/vin/decode-vin'
import type { EditionFacts } from '@otosafi/editions/edition'
import { formatNumber } from '@otosafi/editions/format/number'
import { LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { commonTexts, officeTexts } from '@otosafi/i18n/server-texts'

import { localize } from '../../http/localize.ts'
import type { MailRow } from '../../outside/mail/mail-document.ts'
import { momentOf } from '../appointments/moment-of.ts'
import { carOf, lineName } from './sale-messages.ts'
import type { SaleDetails, SaleRow } from './sale-rows.ts'
import { promiseOf } from './sale.presenter.ts'

/** Rows of a sale for the team, in the team's language that is nearest to the seller's. */
export function teamSaleRows(
  row: SaleRow,
  { offer, cityName, slot }: Pick<SaleDetails, 'offer' | 'cityName' | 'slot'>,
  edition: EditionFacts,
): MailRow[] {
  const language = officeLanguageOf(row.language)
  const t = officeTexts(edition, language)
  const words = commonTexts(edition, language)
  const money = (amount: number) => t('mail.booking.amount', { amount })
  const moment = (at: Date) => t('mail.booking.moment', momentOf(at, edition))
  const promise = promiseOf(row, edition)
  const values = {
    reference: row.reference,
    state: t(`mail.sale.state.${row.state}`),
    until: promise === null ? null : moment(new Date(promise.until)),
    car: carOf(row),
    modelYear: String(row.model_year),
    mileage: formatNumber(row.mileage, { edition: edition.id, language }),
    fuelType: row.fuel_type && words(`vocabulary.fuelType.${row.fuel_type}`),
    transmission: row.transmission && words(`vocabulary.transmission.${row.transmission}`),
    bodyType: row.body_type && words(`vocabulary.bodyType.${row.body_type}`),
    color: row.color && words(`vocabulary.color.${row.color}`),
    grade: row.grade && words(`vocabulary.grade.${row.grade}`),
    noOfOwners: row.no_of_owners === null ? null : String(row.no_of_owners),
    imported: row.imported === null ? null : t(row.imported ? 'mail.sale.yes' : 'mail.sale.no'),
    vin: row.vin,
    vinHint: isDubious(row) ? t('mail.sale.vinHint') : null,
    wantedCar: row.wanted_car,
    askingPrice: row.asking_price === null ? null : money(row.asking_price),
    city: cityName,
    carIssue: row.car_issue,
    papers: row.papers.map((paper) => words(`vocabulary.documentKind.${paper}`)).join('\n') || null,
    name: row.full_name,
    language: LANGUAGES[row.language].name,
    phone: row.phone,
    email: row.email,
    appointment: row.appointment_at === null ? null : moment(row.appointment_at),
    place: row.appointment_at_home ? null : row.appointment_place,
    home: row.appointment_at_home ? row.appointment_place : null,
    comesFrom: row.appointment_at_home && slot !== null ? slot.store.name : null,
    base: offer === null ? null : money(offer.base),
    amount: offer === null ? null : money(offer.amount),
    validUntil: offer === null ? null : moment(offer.validUntil),
  } as const
  const rowOf = (label: string, value: string): MailRow => ({
    label,
    value,
    line: t('mail.request.line', { label, value }),
  })
  const rows = Object.entries(values).flatMap(([field, value]) =>
    value === null ? [] : [rowOf(t(`mail.sale.field.${field as keyof typeof values}`), value)],
  )
  const lines = (offer?.lines ?? []).map((line) => {
    const deducted = t('mail.sale.deducted', { amount: line.amount })
    return rowOf(lineName(line, edition, language), line.note === null ? deducted : `${deducted}\n${line.note}`)
  })
  const answers = row.answers.map(({ question, answer }) =>
    rowOf(localize(question, language), typeof answer === 'string' ? answer : localize(answer, language)),
  )
  return [...rows, ...lines, ...answers]
}

/** Whether the number lacks the check digit that the law demands of it: it was probably mistyped. */
function isDubious({ vin, created_at }: Pick<SaleRow, 'vin' | 'created_at'>): boolean {
  return vin !== null && decodeVin(vin, created_at.getUTCFullYear() + 1)?.check === 'wrong'
}
