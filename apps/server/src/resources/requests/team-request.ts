import type { RequestAction, RequestState } from '@otosafi/domain/messages/request-kind'
import type { EditionFacts } from '@otosafi/editions/edition'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { findLinkToken } from '../../auth/link-tokens.ts'
import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import type { ApiServices } from '../api-services.ts'
import { haveEnded } from '../appointments/ended-links.ts'
import { momentOf } from '../appointments/moment-of.ts'
import { leavePlaces } from '../appointments/places.ts'
import type { FindTeamThing } from '../team-thing.ts'
import {
  type Answer,
  answerFields,
  askedQuestion,
  composeAnswerMail,
  publishQuestion,
  readAnswer,
} from './answer-question.ts'
import type { RequestRow } from './own-requests.queries.ts'
import { listRequestEvents, storeRequestEvent } from './request-events.ts'
import { type RequestFields, requestRows } from './request-mail.ts'

/** The state that follows; taking a question out of the published ones changes none. */
const STATE_AFTER = {
  begin: 'inProgress',
  answer: 'closed',
  publish: 'closed',
  withdraw: 'closed',
  close: 'closed',
} as const satisfies Readonly<Record<RequestAction, RequestState>>

/** The request that a link of the team leads to (P-45). The link is good for each state: what it offers follows from that. */
export function createFindTeamRequest({ clock }: Pick<ApiServices, 'clock'>): FindTeamThing {
  return async (write, token, { edition, origin }) => {
    const id = await findLinkToken(write, { edition: edition.id, purpose: 'teamRequest', token })
    const row =
      id === null
        ? undefined
        : await write
            .selectFrom('requests')
            .selectAll()
            .where('edition', '=', edition.id)
            .where('id', '=', id)
            .executeTakeFirst()
    if (row === undefined) return null
    const language = officeLanguageOf(row.language)
    if (haveEnded(await requestOver(write, row), clock())) return { endedIn: language }
    const t = officeTexts(edition, language)
    const asked = askedQuestion(row)
    const actions = await actionsOn(write, row)
    return {
      title: `${t(`mail.request.kind.${row.kind}`)} ${row.reference}`,
      language,
      rows: await rowsOf(write, row, edition),
      isCurrent: true,
      done: t('mail.request.done'),
      acts: actions.map((action) => ({
        action,
        label: t(`mail.request.act.${action}`),
        reason: 'none',
        ...(asked !== null && isAnswering(action) && { fields: answerFields(asked, edition, language) }),
      })),
      async act(chosen, _, typed) {
        const action = actions.find((each) => each === chosen)
        if (action === undefined) return null
        const answer = isAnswering(action) ? readAnswer(typed, action === 'publish') : null
        if (isAnswering(action) && answer === null) return { problem: t('mail.request.form.unfit') }
        const after = await follow(write, row, { action, answer, now: new Date(clock()) })
        if (after === null) return null
        if (action === 'answer' && answer !== null && asked !== null && asked.email !== null) {
          const told = { question: asked.message, answer: answer.answer, isPublished: answer.published !== null }
          const mail = composeAnswerMail(told, { edition, language: row.language, origin })
          await enqueueMail(write, edition, { to: asked.email, ...mail }, new Date(clock()))
        }
        return { rows: await rowsOf(write, after, edition) }
      },
    }
  }
}

const isAnswering = (action: RequestAction) => action === 'answer' || action === 'publish'

/** The actions allowed in a request's state; a question without an address can be answered only by publishing it. */
async function actionsOn(write: Write, row: RequestRow): Promise<RequestAction[]> {
  if (row.state === 'closed') return (await isPublished(write, row)) ? ['withdraw'] : []
  const asked = askedQuestion(row)
  const answering: RequestAction[] = asked === null ? [] : [asked.email === null ? 'publish' : 'answer']
  return [...(row.state === 'received' ? (['begin'] as const) : []), ...answering, 'close']
}

/** When a request was over; null where it is not yet: what is published of it can be withdrawn by its link alone. */
async function requestOver(write: Write, row: RequestRow): Promise<Date | null> {
  if (row.state !== 'closed' || (await isPublished(write, row))) return null
  const last = (await listRequestEvents(write, row)).at(-1)
  return last?.at ?? row.answered_at ?? row.created_at
}

async function isPublished(write: Write, { edition, faq_id: id }: RequestRow): Promise<boolean> {
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

/** Does an act with all that belongs to it in the database; null where another was faster. */
async function follow(
  write: Write,
  row: RequestRow,
  { action, answer, now }: { action: RequestAction; answer: Answer | null; now: Date },
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
  await storeRequestEvent(write, row, { action, after: state, at: now })
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
async function rowsOf(write: Write, row: RequestRow, edition: EditionFacts) {
  const { reference, fields, car_id: car, state, language: spoken, answered_at: answered } = row
  const language = officeLanguageOf(spoken)
  const t = officeTexts(edition, language)
  const { wanted: _, ...told } = fields as RequestFields
  const rowOf = (label: string, value: string) => ({ label, value, line: t('mail.request.line', { label, value }) })
  const momentRow = (label: string, at: Date) => rowOf(label, t('mail.booking.moment', momentOf(at, edition)))
  return [
    ...requestRows({ reference, fields: told, car, spoken }, { edition, language }),
    ...(answered === null ? [] : [momentRow(t('mail.request.answered'), answered)]),
    ...(await listRequestEvents(write, row)).flatMap(({ action, at }) =>
      isAnswering(action) ? [] : [momentRow(t(`mail.request.did.${action}`), at)],
    ),
    rowOf(t('mail.request.state.label'), t(`mail.request.state.${state}`)),
  ]
}
