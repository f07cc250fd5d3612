import { CONFIRMATION_LINK_HOURS } from '@otosafi/domain/session/lifetimes'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** The secrets of the links in a mail to a subscriber. */
export type SubscriberLinks = { confirm: string; unsubscribe: string }

/**
 * The mail with the link that confirms a subscription. Links lead to pages with a button, because mail scanners follow
 * links; mail programs end the subscription with one click (RFC 8058).
 */
export function composeConfirmationMail(
  links: SubscriberLinks,
  { edition, language, origin, phone }: MessageContext,
): MailContent {
  const t = serverTexts(edition, language)
  const subject = t('mail.confirmation.subject')
  const confirm = origin + pathFor('newsletter', language, { token: links.confirm })
  const unsubscribe = origin + pathFor('unsubscribeBlog', language, { token: links.unsubscribe })
  const parts: MailPart[] = [
    { kind: 'text', text: t('mail.confirmation.hello') },
    { kind: 'text', text: t('mail.confirmation.why') },
    { kind: 'action', text: t('mail.confirmation.action'), href: confirm },
    { kind: 'text', text: t('mail.confirmation.soon', { hours: CONFIRMATION_LINK_HOURS }) },
    { kind: 'text', text: t('mail.confirmation.notYou') },
    { kind: 'link', text: t('mail.confirmation.stop'), href: unsubscribe },
  ]
  return {
    subject,
    ...renderMail(subject, { edition, language, phone }, parts),
    headers: {
      'List-Unsubscribe': `<${origin}/api/subscribers/unsubscribe/${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
