import type { Kysely } from 'kysely'

import type { RequestAction, RequestState } from '@otosafi/domain/messages/request-kind'
import type { EditionFacts } from '@otosafi/editions/edition'
import { officeLanguageOf } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { officeTexts } from '@otosafi/i18n/server-texts'
import { requestRows } from '@otosafi/messages/rows/request-rows'
import { writeMail } from '@otosafi/messages/write-message'

import { loadReferenceData } from '../../catalogue/reference-data.ts'
import { yearOfEdition } from '../../clock.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { Tables } from '../../db/tables.ts'
import { enqueueMail, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import { leavePlaces } from '../appointments/places.ts'
import { referenceOf } from '../cars/car-card.presenter.ts'
import { type Answer, askedQuestion, publishQuestion } from './answer-question.ts'
import type { RequestRow } from './own-requests.queries.ts'
import { listRequestEvents, storeRequestEvent } from './request-events.ts'
import type { RequestFields } from './request-fields.ts'
import { type WantedCarWords, wantedCarWords } from './wanted-car.ts'

/** The state that follows; taking a question out of the published ones changes none. */
const STATE_AFTER = {
  begin: 'inProgress',
  answer: 'closed',
  publish: 'closed',
  withdraw: 'closed',
  close: 'closed',
} as const satisfies Readonly<Record<RequestAction, RequestState>>

/** Whether an action takes an answer. */
export const isAnswering = (action: RequestAction): action is 'answer' | 'publish' =>
  action === 'answer' || action === 'publish'

/** The actions allowed in a request's state; a question without an address can be answered only by publishing it. */
export async function actionsOn(write: Write, row: RequestRow): Promise<RequestAction[]> {
  if (row.state === 'closed') return (await isPublished(write, row)) ? ['withdraw'] : []
  const asked = askedQuestion(row)
  const answering: RequestAction[] = asked === null ? [] : [asked.email === null ? 'publish' : 'answer']
  return [...(row.state === 'received' ? (['begin'] as const) : []), ...answering, 'close']
}

/** Whether the question that a request became is shown. */
export async function isPublished(write: Write, { edition, faq_id: id }: RequestRow): Promise<boolean> {
  if (id === null) return false
  const found = await write
    .selectFrom('faqs')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** An action on a request, with the answer where it is one. `staffId` is who does it; null for a link of the team's mail. */
type RequestStep = { action: RequestAction; answer: Answer | null; staffId: string | null }

/**
 * Does an action with all that belongs to it, in the database and by mail to who asked; null where another was faster.
 */
export async function followRequest(
  write: Write,
  row: RequestRow,
  step: RequestStep,
  { edition: facts, origin, now }: { edition: EditionFacts; origin: string; now: Date },
): Promise<RequestRow | null> {
  const after = await store(write, row, { ...step, now })
  const { action, answer } = step
  const asked = askedQuestion(row)
  if (after !== null && action === 'answer' && answer !== null && asked !== null && asked.email !== null) {
    const given = { question: asked.message, answer: answer.answer, isPublished: answer.published !== null }
    const messageContext = { edition: facts, language: row.language, origin, phone: await phoneOfEdition(write, facts) }
    const mail = writeMail('answer', given, messageContext)
    await enqueueMail(write, facts, { to: asked.email, ...mail }, now)
  }
  return after
}

async function store(
  write: Write,
  row: RequestRow,
  { action, answer, staffId, now }: RequestStep & { now: Date },
): Promise<RequestRow | null> {
  const { edition, id, faq_id: faq } = row
  const state = STATE_AFTER[action]
  const after = await write
    .updateTable('requests')
    .set({
      state,
      ...(answer !== null && { answered_at: now, fields: JSON.stringify({ ...row.fields, answer: answer.answer }) }),
    })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst()
  if (after === undefined) return null
  await storeRequestEvent(write, row, { action, after: state, at: now, staffId })
  if (state === 'closed') await leavePlaces(write, { edition, request_id: id })
  if (action === 'withdraw' && faq !== null)
    await write
      .updateTable('faqs')
      .set({ published: false })
      .where('edition', '=', edition)
      .where('id', '=', faq)
      .execute()
  if (answer === null || answer.published === null) return after
  const faq_id = await publishQuestion(write, row, { answer: answer.answer, ...answer.published })
  await write.updateTable('requests').set({ faq_id }).where('edition', '=', edition).where('id', '=', id).execute()
  return { ...after, faq_id }
}

/** Rows of a request: its fields, the team's actions with their times, and its state. */
export async function rowsOf(write: Write, row: RequestRow, edition: EditionFacts) {
  const { reference, fields, car_id: car, state, language: spoken, answered_at: answered } = row
  const language = officeLanguageOf(spoken)
  const t = officeTexts(edition, language)
  const { wanted, ...given } = fields as RequestFields
  const wantedWords = (await wantedWordsOf(write, [row])).get(row.id) ?? []
  const rowOf = (label: string, value: string) => ({ label, value, line: t('mail.request.line', { label, value }) })
  const momentRow = (label: string, at: Date) => rowOf(label, t('mail.booking.moment', momentOf(at, edition)))
  return [
    ...requestRows(
      { reference, fields: wanted ? { ...given, wanted } : given, car: car && referenceOf(edition, car), wantedWords },
      { edition, language: spoken },
    ),
    ...(answered === null ? [] : [momentRow(t('mail.request.answered'), answered)]),
    ...(await listRequestEvents(write, row)).flatMap(({ action, at }) =>
      isAnswering(action) ? [] : [momentRow(t(`mail.request.did.${action}`), at)],
    ),
    rowOf(t('mail.request.state.label'), t(`mail.request.state.${state}`)),
  ]
}

/** The cars that some of these requests want, in words, by the request's id; with the names that their editions have now. */
export async function wantedWordsOf(
  kysely: Kysely<Tables>,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string, WantedCarWords>> {
  const wanting = rows.flatMap((row) => {
    const { wanted } = row.fields as RequestFields
    return wanted === undefined ? [] : [{ row, wanted }]
  })
  if (wanting.length === 0) return new Map()
  const reference = await loadReferenceData(kysely, [...new Set(wanting.map(({ row }) => row.edition))])
  return new Map(
    wanting.map(({ row: { id, edition, language, created_at: at }, wanted }) => {
      const facts = EDITIONS[edition]
      const context = { edition: facts, language: officeLanguageOf(language), year: yearOfEdition(facts, at) }
      return [id, wantedCarWords(wanted, { ...context, reference })]
    }),
  )
}
