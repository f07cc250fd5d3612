import { SERVICES } from '@otosafi/domain/messages/request-kind'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import type { ReceiptKind } from '../receipt-kinds.ts'
import type { RequestFields } from '../rows/request-rows.ts'

/** A request that was stored; `car` is the reference of the one in question. */
export type ReceiptMessage = {
  kind: ReceiptKind
  reference: string
  car: string | null
  appointment: NonNullable<RequestFields['appointment']> | null
}

/**
 * The mail that confirms a request to its sender, in their language. It repeats nothing that was typed, so that nobody can
 * send words of their own to others through it.
 */
export function composeReceiptMail(
  { kind, reference, car, appointment }: ReceiptMessage,
  context: MessageContext,
): MailContent {
  const { edition, language } = context
  const t = serverTexts(edition, language)
  const subject = t(`mail.receipt.kind.${kind}.subject`)
  const text =
    appointment === null
      ? t(`mail.receipt.kind.${kind}.text`, car === null ? {} : { car })
      : t('mail.receipt.booked', {
          store: appointment.store,
          ...momentOf(new Date(appointment.startsAt), edition),
        })
  return {
    subject,
    ...renderMail(subject, context, [
      { kind: 'text', text },
      ...priceParts(kind, context),
      { kind: 'text', text: t('mail.receipt.reference', { reference }) },
      { kind: 'text', text: t('mail.receipt.notYou') },
    ]),
  }
}

/** The price of a service in the edition, or that the team quotes it first; nothing for other requests. */
function priceParts(kind: ReceiptKind, { edition, language }: MessageContext): MailPart[] {
  const service = SERVICES.find((each) => each === kind)
  if (service === undefined) return []
  const t = serverTexts(edition, language)
  const price = edition.servicePrices[service] ?? null
  return [{ kind: 'text', text: price === null ? t('mail.receipt.noPrice') : t('mail.receipt.price', { price }) }]
}
