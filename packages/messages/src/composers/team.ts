import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, type MailRow, renderTeamMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** A notification of the team about a booking, visit or sale: the event, the facts, and the secret of its link. */
type TeamNews = {
  kind: 'booking' | 'visit' | 'sale'
  /** The visitor's address is the Reply-To of the mail. */
  of: { reference: string; email: string | null }
  what: string
  rows: readonly MailRow[]
  /** Why it was done, where that was said. */
  reason?: string | undefined
  link: string
}

/** The mail to the team on an event of a booking, visit or sale, with the link to the page of what can be done next. */
export function composeTeamMail(
  { kind, of: { reference, email }, what, rows, reason, link }: TeamNews,
  { edition, language: spoken, origin }: MessageContext,
): MailContent {
  const language = officeLanguageOf(spoken)
  const t = officeTexts(edition, language)
  const subject = t(`mail.${kind}.subject`, { reference, what })
  const why = { label: t('mail.booking.reason'), value: reason ?? '' }
  const parts: MailPart[] = [
    { kind: 'rows', rows: reason === undefined ? rows : [...rows, { ...why, line: t('mail.request.line', why) }] },
    { kind: 'action', text: t(`mail.${kind}.open`), href: `${origin}/team/${kind}s/${link}` },
  ]
  return {
    subject,
    ...renderTeamMail(subject, { edition, language }, parts),
    ...(email === null ? {} : { replyTo: email }),
  }
}
