import type { RequestKind } from '@otosafi/domain/messages/request-kind'
import type { EditionFacts } from '@otosafi/editions/edition'
import { type Language, LANGUAGES, type OfficeLanguage, officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import type { Input, RequestContext } from '../../contract/handler.ts'
import { type MailPart, type MailRow, renderMail } from '../../outside/mail/mail-document.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-message.ts'
import { momentOf } from '../appointments/moment-of.ts'
import { referenceOf } from '../cars/car-card.presenter.ts'
import type { WantedCar, WantedCarWords } from './wanted-car.ts'

type RequestId =
  | 'createQuestion'
  | 'createCallback'
  | 'createWantedCar'
  | 'createContactQuery'
  | 'createInspectorRequest'
  | 'createDiagnosticRequest'
  | 'createVinRequest'
type FieldOf<Id extends RequestId> = Id extends RequestId ? keyof Input<Id>['body'] : never
type DayPart = NonNullable<Input<'createCallback'>['body']['preferredTime']>

/** The fields of requests; each has a label in the texts. A wanted car is listed by its details. */
type RequestField =
  | Exclude<FieldOf<RequestId>, 'consent' | 'car' | 'wanted' | 'slot' | 'language'>
  | 'appointment'
  | 'answer'
  | keyof WantedCar

/** The cleaned fields of a request, none of them undefined. */
export type RequestFields = Readonly<
  Partial<Record<Exclude<RequestField, 'preferredTime' | 'preferredDay' | 'appointment'>, unknown>> & {
    preferredTime?: DayPart
    /** ISO date. */
    preferredDay?: string
    /** The slot that is kept for a service: when it begins, an ISO instant, and at which showroom. */
    appointment?: { startsAt: string; store: string }
    wanted?: WantedCar
  }
>

export type StoredRequest = {
  kind: RequestKind
  reference: string
  fields: RequestFields
  car: string | null
  email: string | null
  /** The description of a wanted car. */
  wantedWords?: WantedCarWords | undefined
  /** The secret of the team's link to it. */
  link: string
}

/**
 * The mail about a request to the edition's team, with the visitor's address as Reply-To where known. It is in the team's
 * language that is nearest to the visitor's (P-55).
 */
export function composeRequestMail(
  { kind, reference, fields, car, email, wantedWords = [], link }: StoredRequest,
  { edition, language: spoken, origin }: Pick<RequestContext, 'edition' | 'language' | 'origin'>,
): EditionMail {
  const language = officeLanguageOf(spoken)
  const t = officeTexts(edition, language)
  const subject = `${t(`mail.request.kind.${kind}`)} ${reference}`
  const parts: MailPart[] = [
    { kind: 'rows', rows: requestRows({ reference, fields, car, wantedWords, spoken }, { edition, language }) },
    { kind: 'text', text: t('mail.request.consent') },
    { kind: 'link', text: t('mail.request.open'), href: `${origin}/team/requests/${link}` },
  ]
  return { subject, ...renderMail(subject, language, parts), ...(email === null ? {} : { replyTo: email }) }
}

/** Rows of a request for the team, in its language; of a wanted car only `wantedWords`. `spoken` is the visitor's language. */
export function requestRows(
  {
    reference,
    fields,
    car,
    wantedWords = [],
    spoken,
  }: Pick<StoredRequest, 'reference' | 'fields' | 'car' | 'wantedWords'> & { spoken: Language },
  { edition, language }: { edition: EditionFacts; language: OfficeLanguage },
): MailRow[] {
  const t = officeTexts(edition, language)
  const rowOf = (label: string, value: string): MailRow => ({
    label,
    value,
    line: t('mail.request.line', { label, value }),
  })
  const rows = [
    rowOf(t('mail.request.reference'), reference),
    rowOf(t('mail.request.language'), LANGUAGES[spoken].name),
  ]
  if (car !== null) rows.push(rowOf(t('mail.request.car'), referenceOf(edition, car)))
  const { preferredTime, preferredDay: day, appointment } = fields
  const date = day === undefined ? {} : { preferredDay: t('mail.request.day', { day }) }
  const time = preferredTime === undefined ? {} : { preferredTime: t(`mail.request.time.${preferredTime}`) }
  const kept =
    appointment === undefined
      ? {}
      : {
          appointment: `${t('mail.booking.moment', momentOf(new Date(appointment.startsAt), edition))} · ${appointment.store}`,
        }
  const labelled = Object.entries({ ...fields, ...time, ...date, ...kept }).flatMap(
    ([field, value]): readonly (readonly [string, unknown])[] => (field === 'wanted' ? wantedWords : [[field, value]]),
  )
  for (const [field, value] of labelled)
    rows.push(rowOf(t(`mail.request.field.${field as RequestField}`), String(value)))
  return rows
}
