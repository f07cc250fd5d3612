import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderTeamMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import { type RequestFacts, requestRows } from '../rows/request-rows.ts'

/** A request that was stored: the visitor's address, and the secret of the team's link to it. */
export type RequestMessage = RequestFacts & { kind: RequestKind; email: string | null; link: string }

/**
 * The mail about a request to the edition's team, with the visitor's address as Reply-To where known. It is in the team's
 * language that is nearest to the visitor's (P-55).
 */
export function composeRequestMail(
  { kind, email, link, ...request }: RequestMessage,
  context: MessageContext,
): MailContent {
  const language = officeLanguageOf(context.language)
  const t = officeTexts(context.edition, language)
  const subject = `${t(`mail.request.kind.${kind}`)} ${request.reference}`
  const parts: MailPart[] = [
    { kind: 'rows', rows: requestRows(request, context) },
    { kind: 'text', text: t('mail.request.consent') },
    { kind: 'action', text: t('mail.request.open'), href: `${context.origin}/team/requests/${link}` },
  ]
  return {
    subject,
    ...renderTeamMail(subject, { ...context, language }, parts),
    ...(email === null ? {} : { replyTo: email }),
  }
}
