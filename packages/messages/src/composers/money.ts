import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderTeamMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** Notifications of the team about money: a refund that it has to make itself, or a payment that does not fit its booking. */
export const MONEY_NEWS = ['byHand', 'stray'] as const

/**
 * Money of a payment, as people read it: `5000.50 ZAR`. `link` is the secret of the team's link to its booking; null where the
 * edition has none.
 */
export type MoneyMessage = {
  news: (typeof MONEY_NEWS)[number]
  reference: string
  money: string
  link: string | null
}

/** The mail to the team. */
export function composeMoneyMail({ news, reference, money, link }: MoneyMessage, context: MessageContext): MailContent {
  const language = officeLanguageOf(context.language)
  const t = officeTexts(context.edition, language)
  const subject = t(`mail.payment.${news}.subject`, { reference })
  const href = `${context.origin}/team/bookings/${link}`
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.payment.${news}.text`, { reference }) },
    { kind: 'text', text: t('mail.payment.money', { money }) },
    ...(link === null ? [] : [{ kind: 'action' as const, text: t('mail.booking.open'), href }]),
  ]
  return { subject, ...renderTeamMail(subject, { ...context, language }, parts) }
}
