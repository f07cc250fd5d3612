import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderTeamMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** The requests of which a member of the team is to be reminded, the longest due first; `count` may be more than are named. */
export type DueRequestsMessage = {
  /** The responsible member of the team: account and name. */
  owner: string
  name: string
  requests: readonly { reference: string; kind: RequestKind }[]
  count: number
}

/** The mail of a morning with the requests that are due. Who asked, and for what, is read in the office alone. */
export function composeDueRequestsMail(
  { owner, name, requests, count }: DueRequestsMessage,
  context: MessageContext,
): MailContent {
  const language = officeLanguageOf(context.language)
  const t = officeTexts(context.edition, language)
  const subject = t('mail.due.subject', { count })
  const rows = requests.map(({ reference: value, kind }) => {
    const label = t(`mail.request.kind.${kind}`)
    return { label, value, line: t('mail.request.line', { label, value }) }
  })
  const others = count - requests.length
  const parts: MailPart[] = [
    { kind: 'text', text: t('mail.due.hello', { name }) },
    { kind: 'text', text: t('mail.due.why') },
    { kind: 'rows', rows },
    ...(others > 0 ? [{ kind: 'text', text: t('mail.due.others', { count: others }) } as const] : []),
    { kind: 'action', text: t('mail.due.open'), href: `${context.origin}/?due=true&owner=${owner}` },
  ]
  return { subject, ...renderTeamMail(subject, { ...context, language }, parts) }
}
