import { decodeVin } from '@otosafi/domain/vin/decode-vin'
import type { EditionFacts } from '@otosafi/editions/edition'
import { officeLanguageOf } from '@otosafi/editions/language'
import type { SaleFacts, TeamSaleFacts } from '@otosafi/messages/rows/sale-rows'

import { yearOfEdition } from '../../clock.ts'
import { localize } from '../../http/localize.ts'
import { isCalledOff, type SaleDetails, type SaleRow, soldCar } from './sale-rows.ts'
import { promiseOf } from './sale.presenter.ts'

type Details = Pick<SaleDetails, 'offer' | 'cityName' | 'slot'>

/** A sale as messages tell of it. */
export function saleFacts(row: SaleRow, { offer, cityName }: Details, edition: EditionFacts): SaleFacts {
  const promise = promiseOf(row, edition)
  return {
    reference: row.reference,
    state: row.state,
    promise: promise && { kind: promise.kind, until: new Date(promise.until) },
    car: { ...soldCar(row), isVinDubious: isDubious(row, edition) },
    city: cityName,
    name: row.full_name,
    phone: row.phone,
    email: row.email,
    appointment: row.appointment_at && {
      at: row.appointment_at,
      place: row.appointment_place,
      atHome: row.appointment_at_home,
    },
    isCalledOff: isCalledOff(row),
    offer,
  }
}

/** A sale as the team reads of it. */
export function teamSaleFacts(row: SaleRow, details: Details, edition: EditionFacts): TeamSaleFacts {
  const language = officeLanguageOf(row.language)
  return {
    ...saleFacts(row, details, edition),
    comesFrom: row.appointment_at_home && details.slot !== null ? details.slot.store.name : null,
    answers: row.answers.map(({ question, answer }) => ({
      question: localize(question, language),
      answer: typeof answer === 'string' ? answer : localize(answer, language),
    })),
  }
}

/** Whether the number lacks the check digit that the law demands of it: it was probably mistyped. */
function isDubious({ vin, created_at }: Pick<SaleRow, 'vin' | 'created_at'>, edition: EditionFacts): boolean {
  return vin !== null && decodeVin(vin, yearOfEdition(edition, created_at) + 1)?.check === 'wrong'
}
