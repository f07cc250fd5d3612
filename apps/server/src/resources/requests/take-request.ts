import { randomUUID } from 'node:crypto'

import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import { hasReceipt } from '@otosafi/messages/receipt-kinds'
import { writeMail } from '@otosafi/messages/write-message'

import { createLinkToken } from '../../auth/link-tokens.ts'
import type { BodyOf, WriteContext } from '../../contract/handler.ts'
import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { type FoundSlot, slotTaken } from '../appointments/offered-slots.ts'
import { takePlace } from '../appointments/places.ts'
import { referenceOf } from '../cars/car-card.presenter.ts'
import { createReference } from './reference.ts'
import type { RequestFields } from './request-fields.ts'
import { sendReceipt } from './send-receipt.ts'
import type { WantedCarWords } from './wanted-car.ts'

/** A request to the team. */
export type NewRequest = {
  kind: RequestKind
  fields: RequestFields
  /** The car in question. */
  car?: string | undefined
  /** The visitor's e-mail address. */
  email?: string | undefined
  /** The slot that is kept for a service. */
  kept?: FoundSlot | undefined
  /** The description of a wanted car for the mail, in the team's language. */
  wantedWords?: WantedCarWords | undefined
}

/**
 * Stores a request, as that of the account that is signed in, together with the mail to the team and the receipt that its
 * kind has for the visitor's address, and returns what the visitor is answered. Throws `slot_not_available` where all places
 * of its slot are taken.
 */
export async function takeRequest(
  { kind, fields, car, email, kept, wantedWords }: NewRequest,
  context: WriteContext,
  now: Date,
): Promise<{ status: 201; body: BodyOf<'createQuestion'> }> {
  const { edition, language, session, write } = context
  const id = randomUUID()
  const reference = createReference(edition.id, kind)
  await write
    .insertInto('requests')
    .values({
      edition: edition.id,
      id,
      reference,
      kind,
      language,
      car_id: car ?? null,
      fields: JSON.stringify(fields),
      consented_at: now,
      created_at: now,
      user_id: session?.userId ?? null,
    })
    .execute()
  if (kept !== undefined && !(await takePlace(write, { edition: edition.id, request_id: id }, kept.slot)))
    throw await slotTaken(write, edition, kept.offered)
  const link = await createLinkToken(write, {
    edition: edition.id,
    purpose: 'teamRequest',
    subject: id,
    now,
    life: null,
  })
  const about = car === undefined ? null : referenceOf(edition, car)
  const message = { link, kind, reference, fields, car: about, email: email ?? null, wantedWords: wantedWords ?? [] }
  const mail = writeMail('request', message, { ...context, phone: null })
  await enqueueMail(write, edition, mail, now)
  if (email !== undefined && hasReceipt(kind)) {
    const { appointment = null } = fields
    await sendReceipt({ kind, reference, car: about, appointment, email }, context, now)
  }
  return { status: 201, body: { reference, createdAt: now.toISOString() } }
}
