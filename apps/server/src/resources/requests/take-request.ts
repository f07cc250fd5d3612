import type { RequestKind } from '@otosafi/domain/messages/request-kind'

import type { BodyOf, WriteContext } from '../../contract/handler.ts'
import { enqueueMail } from '../../outside/outbox/enqueue-mail.ts'
import { createReference } from './reference.ts'
import { composeRequestMail } from './request-mail.ts'

/** What a visitor asks of the team. `fields` are clean, and none of them is undefined. */
export type NewRequest = {
  kind: RequestKind
  fields: Readonly<Record<string, unknown>>
  /** The car that it is about. */
  car?: string | undefined
  /** Whom to answer by mail. */
  email?: string | undefined
}

/** Stores a request together with the mail that tells the team of it, and answers with its receipt. */
export async function takeRequest(
  { kind, fields, car, email }: NewRequest,
  context: WriteContext,
  now: Date,
): Promise<{ status: 201; body: BodyOf<'createQuestion'> }> {
  const { edition, language, write } = context
  const reference = createReference(edition.id, kind)
  await write
    .insertInto('requests')
    .values({
      edition: edition.id,
      reference,
      kind,
      language,
      car_id: car ?? null,
      fields: JSON.stringify(fields),
      consented_at: now,
      created_at: now,
    })
    .execute()
  const mail = composeRequestMail({ kind, reference, fields, car: car ?? null, email: email ?? null }, context)
  await enqueueMail(write, edition, mail, now)
  return { status: 201, body: { reference, createdAt: now.toISOString() } }
}
