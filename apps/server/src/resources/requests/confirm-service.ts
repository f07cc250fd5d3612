import { sql } from 'kysely'

import type { Service } from '@otosafi/domain/messages/request-kind'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { RequestContext, WriteContext } from '../../contract/handler.ts'
import { renderMail } from '../../outside/mail/mail-document.ts'
import { type EditionMail, enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { momentOf } from '../appointments/moment-of.ts'
import type { RequestFields } from './request-mail.ts'

/** The most confirmations that an address is sent in a day: anybody may type anybody's. */
const MOST_IN_A_DAY = 3
const DAY_MS = 24 * 3_600_000

/** A request for a service that was stored. */
type ServiceRequest = { kind: Service; reference: string; appointment?: RequestFields['appointment'] }

/**
 * The mail that confirms a request for a service to its sender, in their language. It repeats nothing that was typed, so that
 * nobody can send words of their own to others through it.
 */
export function composeServiceMail(
  { kind, reference, appointment }: ServiceRequest,
  { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
): EditionMail {
  const t = serverTexts(edition, language)
  const price = edition.servicePrices[kind] ?? null
  const subject = t(`mail.service.${kind}.subject`)
  const text =
    appointment === undefined
      ? t(`mail.service.${kind}.text`)
      : t('mail.service.booked', {
          store: appointment.store,
          ...momentOf(new Date(appointment.startsAt), edition),
        })
  return {
    subject,
    ...renderMail(subject, language, [
      { kind: 'text', text },
      { kind: 'text', text: price === null ? t('mail.service.noPrice') : t('mail.service.price', { price }) },
      { kind: 'text', text: t('mail.service.reference', { reference }) },
      { kind: 'text', text: t('mail.service.notYou') },
    ]),
  }
}

/** Confirms a stored request to the address that it names, unless that was sent enough today. */
export async function confirmService(
  { email, ...request }: ServiceRequest & { email: string },
  context: WriteContext,
  now: Date,
): Promise<void> {
  const { edition, write } = context
  const { count } = await write
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('edition', '=', edition.id)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .where(sql`lower(fields ->> 'email')`, '=', email)
    .executeTakeFirstOrThrow()
  if (Number(count) > MOST_IN_A_DAY) return
  await enqueueMail(write, edition, { to: email, ...composeServiceMail(request, context) }, now)
}
