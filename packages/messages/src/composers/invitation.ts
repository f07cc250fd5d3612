import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderTeamMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** Somebody who is invited to the team's office, with the secret of the link, which works for so many days. */
export type InvitationMessage = { name: string; token: string; days: number }

/** The mail with the link of an invitation. The secret stands behind `#`, where no server and no log of one sees it. */
export function composeInvitationMail({ name, token, days }: InvitationMessage, context: MessageContext): MailContent {
  const language = officeLanguageOf(context.language)
  const t = officeTexts(context.edition, language)
  const subject = t('mail.invitation.subject')
  const parts: MailPart[] = [
    { kind: 'text', text: t('mail.invitation.hello', { name }) },
    { kind: 'text', text: t('mail.invitation.why') },
    { kind: 'action', text: t('mail.invitation.action'), href: `${context.origin}/invitation#${token}` },
    { kind: 'text', text: t('mail.invitation.until', { days }) },
    { kind: 'text', text: t('mail.invitation.notYou') },
  ]
  return { subject, ...renderTeamMail(subject, { ...context, language }, parts) }
}
