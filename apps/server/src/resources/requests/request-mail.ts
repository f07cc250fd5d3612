import type { RequestKind } from '@otosafi/domain/messages/request-kind'

import type { RequestContext } from '../../contract/handler.ts'
import { type MailPart, renderMail } from '../../outside/mail/mail-document.ts'
import { textsOf } from '../../outside/mail/texts-of.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-mail.ts'
import { referenceOf } from '../cars/car-card.presenter.ts'

export type StoredRequest = {
  kind: RequestKind
  reference: string
  fields: Readonly<Record<string, unknown>>
  car: string | null
  email: string | null
}

/** The mail that tells the edition's team of a request, to be answered straight to the visitor where there is an address. */
export function composeRequestMail(
  { kind, reference, fields, car, email }: StoredRequest,
  { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
): EditionMail {
  const found = textsOf(language)
  const { kinds, fields: labels, times, ...words } = found.texts.requests
  const rows: [string, string][] = [[words.reference, reference]]
  if (car !== null) rows.push([words.car, referenceOf(edition, car)])
  // Maps, because what visitors write may be the name of something that every object inherits.
  const labelOf = new Map(Object.entries(labels))
  const timeOf = new Map<string, string>(Object.entries(times))
  for (const [field, value] of flatten(fields)) {
    const shown = field === 'preferredTime' ? timeOf.get(value) : undefined
    rows.push([labelOf.get(field) ?? field, shown ?? value])
  }
  const subject = `${kinds[kind]} ${reference}`
  const parts: MailPart[] = [
    { kind: 'rows', rows },
    { kind: 'text', text: words.consent },
  ]
  return { subject, ...renderMail(subject, found.language, parts), ...(email === null ? {} : { replyTo: email }) }
}

/** Fields by their own names; those of a group stand for themselves. */
function flatten(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value as Record<string, unknown>)
      : ([[field, String(value)]] as [string, string][]),
  )
}
