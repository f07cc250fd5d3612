import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, type MailRow, renderMail } from '../../outside/mail/mail-document.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-message.ts'

/** A notification of the team about a booking, visit or sale: the event, the facts, and the secret of its link. */
export type TeamNews = {
  kind: 'booking' | 'visit' | 'sale'
  row: { reference: string; language: Language; email: string | null }
  what: string
  rows: readonly MailRow[]
  link: string
}

/** The mail to the team on an event of a booking, visit or sale, with the link to the page of what can be done next. */
export function composeTeamMail(
  { kind, row, what, rows, link }: TeamNews,
  { edition, origin }: { edition: EditionFacts; origin: string },
): EditionMail {
  const language = officeLanguageOf(row.language)
  const t = officeTexts(edition, language)
  const subject = t(`mail.${kind}.subject`, { reference: row.reference, what })
  const parts: MailPart[] = [
    { kind: 'rows', rows },
    { kind: 'link', text: t(`mail.${kind}.open`), href: `${origin}/team/${kind}s/${link}` },
  ]
  return { subject, ...renderMail(subject, language, parts), ...(row.email === null ? {} : { replyTo: row.email }) }
}
