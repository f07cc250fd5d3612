import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { RequestContext } from '../../contract/handler.ts'
import { renderMail } from '../../outside/mail/mail-document.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-message.ts'

/** The mail with the link that ends a subscription, for who has no other mail at hand (P-38). `unsubscribe` is its secret. */
export function composeLeaveMail(
  to: string,
  unsubscribe: string,
  { edition, language, origin }: Pick<RequestContext, 'edition' | 'language' | 'origin'>,
): EditionMail {
  const t = serverTexts(edition, language)
  const subject = t('mail.leave.subject')
  const href = origin + pathFor('unsubscribeBlog', language, { token: unsubscribe })
  return {
    to,
    subject,
    ...renderMail(subject, language, [
      { kind: 'text', text: t('mail.leave.why') },
      { kind: 'link', text: t('mail.confirmation.stop'), href },
      { kind: 'text', text: t('mail.leave.notYou') },
    ]),
    headers: {
      'List-Unsubscribe': `<${origin}/api/subscribers/unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
