import { formatNumber } from '@otosafi/editions/format/number'
import { type Language, LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { momentOf } from '@otosafi/editions/time/moment-of'
import office from '@otosafi/i18n/locales/en/office.json' with { type: 'json' }
import { officeTexts } from '@otosafi/i18n/server-texts'

import type { MailRow } from '../mail-document.ts'
import type { MessageContext } from '../message.ts'

type Path = Parameters<ReturnType<typeof officeTexts>>[0]
type NameIn<Group extends string> = Path extends infer Each
  ? Each extends `${Group}.${infer Name}`
    ? Name
    : never
  : never

/** The fields of requests: each that has a label. */
export type RequestField = NameIn<'mail.request.field'>

/** The fields that are a choice, whose values have names. */
const CHOICES = office.mail.request.choice
type ChoiceField = keyof typeof CHOICES
type Choice = NameIn<'mail.request.choice'>
const isChoice = (field: string): field is ChoiceField => Object.hasOwn(CHOICES, field)

/** The fields of a visitor's request, none of them undefined. A wanted car is described by words of its own. */
export type RequestFields = Readonly<
  Partial<Record<Exclude<RequestField, ChoiceField | 'preferredDay' | 'appointment'>, unknown>> & {
    [Field in ChoiceField]?: keyof (typeof CHOICES)[Field]
  } & {
    /** ISO date. */
    preferredDay?: string
    /** The slot that is kept for a service: when it begins, an ISO instant, and at which showroom. */
    appointment?: { startsAt: string; store: string }
    wanted?: unknown
  }
>

/** The details of a wanted car in words, in their order. */
export type WantedWords = readonly (readonly [detail: RequestField, words: string])[]

/** A request as the team reads it; `car` is the reference of the one in question. */
export type RequestFacts = { reference: string; fields: RequestFields; car: string | null; wantedWords: WantedWords }

/** Rows of a request for the team, in its language; of a wanted car only `wantedWords`. `language` is the visitor's. */
export function requestRows(
  { reference, fields, car, wantedWords }: RequestFacts,
  { edition, language }: Pick<MessageContext, 'edition'> & { language: Language },
): MailRow[] {
  const t = officeTexts(edition, officeLanguageOf(language))
  const rowOf = (label: string, value: string): MailRow => ({
    label,
    value,
    line: t('mail.request.line', { label, value }),
  })
  const rows = [
    rowOf(t('mail.request.reference'), reference),
    rowOf(t('mail.request.language'), LANGUAGES[language].name),
  ]
  if (car !== null) rows.push(rowOf(t('mail.request.car'), car))
  const { preferredDay: day, appointment, mileage } = fields
  const place = { edition: edition.id, language: officeLanguageOf(language) }
  const distance = typeof mileage === 'number' ? { mileage: formatNumber(mileage, place) } : {}
  const date = day === undefined ? {} : { preferredDay: t('mail.request.day', { day }) }
  const kept =
    appointment === undefined
      ? {}
      : {
          appointment: `${t('mail.booking.moment', momentOf(new Date(appointment.startsAt), edition))} · ${appointment.store}`,
        }
  const labelled = Object.entries({ ...fields, ...distance, ...date, ...kept }).flatMap(
    ([field, value]): readonly (readonly [string, unknown])[] => (field === 'wanted' ? wantedWords : [[field, value]]),
  )
  for (const [field, value] of labelled) {
    const words = isChoice(field) ? t(`mail.request.choice.${`${field}.${String(value)}` as Choice}`) : String(value)
    rows.push(rowOf(t(`mail.request.field.${field as RequestField}`), words))
  }
  return rows
}
