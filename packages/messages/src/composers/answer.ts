import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** A visitor's question with the team's answer to it. `isPublished` says whether everybody can read both. */
export type AnswerMessage = { question: string; answer: string; isPublished: boolean }

/** The mail to who asked, in their language around the words of both. */
export function composeAnswerMail(
  { question, answer, isPublished }: AnswerMessage,
  { edition, language, origin, phone }: MessageContext,
): MailContent {
  const t = serverTexts(edition, language)
  const subject = t('mail.answer.subject')
  const rowOf = (label: string, value: string) => ({ label, value, line: t('mail.sale.line', { label, value }) })
  const rows = [rowOf(t('mail.answer.question'), question), rowOf(t('mail.answer.answer'), answer)]
  return {
    subject,
    ...renderMail(subject, { edition, language, phone }, [
      { kind: 'rows', rows },
      ...(isPublished ? [{ kind: 'text', text: t('mail.answer.published') } as const] : []),
      { kind: 'text', text: t('mail.answer.again') },
      { kind: 'action', text: t('mail.answer.all'), href: origin + pathFor('faqs', language) },
    ]),
  }
}
