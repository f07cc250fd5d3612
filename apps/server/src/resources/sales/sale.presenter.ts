import { saleAt } from '@otosafi/domain/selling/sale'
import { takeSaleStep } from '@otosafi/domain/selling/take-sale-step'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { cityNames } from '../../catalogue/city-name.ts'
import type { ReferenceData } from '../../catalogue/reference-data.ts'
import type { BodyOf } from '../../contract/handler.ts'
import { localize } from '../../http/localize.ts'
import { slotId } from '../appointments/offered-slots.ts'
import { SALE_PROMISES } from './sale-promises.ts'
import { type SaleDetails, saleOf, type SaleRow, soldCar } from './sale-rows.ts'

type Shown = BodyOf<'getSale'>

/** In what a sale is shown. `now` is in milliseconds. */
export type SaleContext = { edition: EditionFacts; language: Language; reference: ReferenceData; now: number }

const MINUTE_MS = 60_000

/** A sale as its seller sees it at the moment `now`: an offer whose time is over has expired, whether or not that was noted. */
export function presentSale(
  row: SaleRow,
  { photos, offer, slot, events, isNotified }: SaleDetails,
  { id, edition, language, reference, now }: SaleContext & { id: string },
): Shown {
  const sale = saleAt(saleOf(row), now)
  const may = (action: 'accept' | 'withdraw' | 'changePhotos') =>
    takeSaleStep(sale, { action, actor: 'visitor', at: now, answers: row.offers }) !== null
  return {
    id,
    reference: row.reference,
    state: sale.state ?? row.state,
    createdAt: row.created_at.toISOString(),
    car: {
      ...soldCar(row),
      city: { id: row.city, name: cityNames(reference.cities[edition.id], language)(row.city) },
    },
    answers: row.answers.map(({ question, answer }) => ({
      question: localize(question, language),
      answer: typeof answer === 'string' ? answer : localize(answer, language),
    })),
    photos: photos.map(({ key, width, height, placeholder }) => ({ key, width, height, placeholder })),
    appointment:
      row.appointment_at === null || row.appointment_place === null
        ? null
        : {
            startsAt: row.appointment_at.toISOString(),
            place: row.appointment_place,
            atHome: row.appointment_at_home,
            slot: slot && slotId(slot),
          },
    offer: offer === null ? null : presentOffer(offer),
    promise: promiseOf(row, edition),
    schedulable: isSchedulable(row, now),
    photosChangeable: may('changePhotos'),
    answerable: may('accept'),
    withdrawable: may('withdraw'),
    notified: isNotified,
    events: events.map(({ appointment_at, at, ...event }) => ({
      ...event,
      startsAt: appointment_at?.toISOString() ?? null,
      at: at.toISOString(),
    })),
  }
}

/** Whether the seller can choose the time of the inspection, or another one, at the moment `now`. */
export function isSchedulable(row: SaleRow, now: number): boolean {
  const step = { action: 'schedule', actor: 'visitor', at: now, appointment: now + 1 } as const
  return takeSaleStep(saleAt(saleOf(row), now), step) !== null
}

function presentOffer(offer: NonNullable<SaleDetails['offer']>): NonNullable<Shown['offer']> {
  const { number, base, lines, amount, madeAt, validUntil } = offer
  return {
    number,
    base,
    lines: lines.map(({ kind, note, amount: deducted }) => ({ kind, note, amount: deducted })),
    amount,
    madeAt: madeAt.toISOString(),
    validUntil: validUntil.toISOString(),
  }
}

/** The edition's promise for the state of a sale; null where it promises nothing. */
export function promiseOf(
  { state, changed_at }: Pick<SaleRow, 'state' | 'changed_at'>,
  { claims }: Pick<EditionFacts, 'claims'>,
): Shown['promise'] {
  const promise = SALE_PROMISES.find((each) => each.state === state && claims.includes(each.claim))
  if (promise === undefined) return null
  return { kind: promise.kind, until: new Date(changed_at.getTime() + promise.minutes * MINUTE_MS).toISOString() }
}
