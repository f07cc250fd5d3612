import { pathFor } from '@otosafi/editions/routes/path-for'

import type { RequestContext } from '../../contract/handler.ts'
import { type MailPart, renderMail } from '../../outside/mail/mail-document.ts'
import { textsOf } from '../../outside/mail/texts-of.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-mail.ts'

/** The secrets of the links in a mail to a subscriber. */
export type SubscriberLinks = { confirm: string; unsubscribe: string }

/**
 * The mail with the link that confirms a subscription. Links lead to pages with a button, because mail scanners follow
 * links; mail programs end the subscription with one click (RFC 8058).
 */
export function composeConfirmationMail(
  to: string,
  links: SubscriberLinks,
  { language, origin }: Pick<RequestContext, 'language' | 'origin'>,
): EditionMail {
  const found = textsOf(language)
  const { subject, hello, why, action, soon, notYou, stop } = found.texts.confirmation
  const confirm = origin + pathFor('userToken', language, { token: links.confirm })
  const unsubscribe = origin + pathFor('unsubscribeBlog', language, { token: links.unsubscribe })
  const parts: MailPart[] = [
    { kind: 'text', text: hello },
    { kind: 'text', text: why },
    { kind: 'link', text: action, href: confirm },
    { kind: 'text', text: soon },
    { kind: 'text', text: notYou },
    { kind: 'link', text: stop, href: unsubscribe },
  ]
  return {
    to,
    subject,
    ...renderMail(subject, found.language, parts),
    headers: {
      'List-Unsubscribe': `<${origin}/api/subscribers/unsubscribe/${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
