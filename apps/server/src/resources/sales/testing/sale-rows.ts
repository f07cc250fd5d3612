import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { SaleTables } from '../../../db/sale-tables.ts'
import { createReference } from '../../requests/reference.ts'
import type { SaleRow, StoredOffer } from '../sale-rows.ts'

type Reader = { edition: EditionId; language: Language }

/** A sale whose offer waits for its answer, to be stored. */
export function exampleNewSale(
  { edition, language }: Reader,
  changes: Partial<Insertable<SaleTables['sales']>> = {},
): Insertable<SaleTables['sales']> & { id: string } {
  const { answers, ...row } = exampleSale({ edition, language })
  const id = randomUUID()
  const own = { id, reference: createReference(edition, 'sale'), last_event: randomUUID() }
  return { ...row, ...own, answers: JSON.stringify(answers), ...changes, id }
}

/** A stored sale of a guest with an offer, every other optional column filled in. */
export function exampleSale({ edition, language }: Reader): SaleRow {
  return {
    edition,
    id: 's',
    reference: 'MA-SL-4K7Q2PXA',
    language,
    user_id: null,
    full_name: 'Awa Diop',
    phone: '+221771234567',
    email: 'awa@example.org',
    brand: 'Dacia',
    model: 'Duster',
    model_year: 2019,
    mileage: 64_200,
    odometer_unit: 'km',
    fuel_type: 'diesel',
    transmission: 'manual',
    body_type: 'suv',
    color: 'blue',
    grade: 'good',
    no_of_owners: 2,
    imported: true,
    vin: '1M8GDM9A1KP042788',
    asking_price: 95_000,
    city: 'casablanca',
    car_issue: 'مرحبا',
    wanted_car: 'MA-4K7Q2PXA',
    papers: ['registration', 'insurance'],
    answers: [{ id: 'more', question: { en: 'What else should we know?', fr: 'Quoi encore ?' }, answer: 'Nothing' }],
    version: 4,
    last_event: 'e',
    state: 'offer',
    is_seen: true,
    changed_at: new Date('2026-06-03T12:00:00Z'),
    appointment_at: new Date('2026-06-02T12:00:00Z'),
    appointment_place: '12 rue Tarik Ibn Ziad',
    appointment_at_home: false,
    offers: 1,
    deadline: new Date('2026-06-10T12:00:00Z'),
    is_leaving: false,
    consented_at: new Date('2026-06-01T12:00:00Z'),
    created_at: new Date('2026-06-01T12:00:00Z'),
  }
}

/** The offer of that sale. */
export const OFFER: StoredOffer = {
  number: 1,
  base: 90_000,
  lines: [
    { kind: 'brakes', note: 'Discs are worn', amount: 2500 },
    { kind: 'tyres', note: null, amount: 1500 },
  ],
  amount: 86_000,
  madeAt: new Date('2026-06-03T12:00:00Z'),
  validUntil: new Date('2026-06-10T12:00:00Z'),
}
