import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** The mail with the link that ends a subscription, where no other mail has one (P-38). `unsubscribe` is its secret. */
export function composeLeaveMail(
  { unsubscribe }: { unsubscribe: string },
  { edition, language, origin, phone }: MessageContext,
): MailContent {
  const t = serverTexts(edition, language)
  const subject = t('mail.leave.subject')
  const href = origin + pathFor('unsubscribeBlog', language, { token: unsubscribe })
  return {
    subject,
    ...renderMail(subject, { edition, language, phone }, [
      { kind: 'text', text: t('mail.leave.why') },
      { kind: 'action', text: t('mail.confirmation.stop'), href },
      { kind: 'text', text: t('mail.leave.notYou') },
    ]),
    headers: {
      'List-Unsubscribe': `<${origin}/api/subscribers/unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
