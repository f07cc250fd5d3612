import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderTeamMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** An invitation to the team's office: the person's name, the secret of the link, and the days for which it is valid. */
export type InvitationMessage = { name: string; token: string; days: number }

/** The mail with the link of an invitation. Its secret is in the fragment, which browsers send to no server. */
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
