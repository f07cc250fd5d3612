import type { Service } from '@otosafi/domain/messages/request-kind'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { renderMail } from '../mail-document.ts'
import type { MailContent, Words } from '../message.ts'
import type { RequestFields } from '../rows/request-rows.ts'

/** A request for a service that was stored. */
export type ServiceMessage = { kind: Service; reference: string; appointment?: RequestFields['appointment'] }

/**
 * The mail that confirms a request for a service to its sender, in their language. It repeats nothing that was typed, so that
 * nobody can send words of their own to others through it.
 */
export function composeServiceMail(
  { kind, reference, appointment }: ServiceMessage,
  { edition, language }: Words,
): MailContent {
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
