import type { Request as OfficeRequest, RequestActionRequest, RequestSummary } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { notFound, Problem } from '../contract/problem.ts'
import { listItems } from '../db/content.queries.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { localize } from '../http/localize.ts'
import { referenceOf } from '../resources/cars/car-card.presenter.ts'
import { cleanText } from '../resources/clean-text.ts'
import { type Answer, askedQuestion, MAX_PARAGRAPH, misfitOf } from '../resources/requests/answer-question.ts'
import type { RequestRow } from '../resources/requests/own-requests.queries.ts'
import { actionsOn, followRequest, isAnswering, rowsOf, wantedWordsOf } from '../resources/requests/request-course.ts'
import type { WantedCar, WantedCarWords } from '../resources/requests/wanted-car.ts'
import { seesRequests } from './contract.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { countInbox, listInbox } from './inbox.queries.ts'
import { editionsOf, pageOf, readTimeCursor, totalOf, writeTimeCursor } from './listing.ts'
import { type Staff, worksIn } from './staff.ts'
import { presentStockCar } from './stock-car.ts'
import { findWanted } from './wanted-matches.ts'

/** The most of what was written that the inbox shows, UTF-16 units. */
const EXCERPT = 200
const MINUTE_MS = 60_000

/** A character as it is seen: a letter with its marks, an emoji with all its parts, a flag. */
const CHARACTER = /(?:\p{RI}{2}|[^])(?:\p{M}|\p{EMod}|\u200D[^])*/gu

export type InboxServices = {
  database: Pick<Database, 'kysely'>
}

type InboxId =
  | 'listRequests'
  | 'getRequest'
  | 'actOnRequest'
  | 'noteOnRequest'
  | 'setRequestOwner'
  | 'setRequestReminder'

/** The requests of visitors, of the user's editions: those of others are not found. */
export function createInboxHandlers({ database }: InboxServices): OfficeHandlersOf<InboxId> {
  return {
    async listRequests({ query }, { staff, now }) {
      const asked = {
        editions: editionsOf(staff, query.edition),
        kinds: query.kind ?? [],
        states: query.state ?? [],
        owner: query.owner ?? null,
        dueAt: query.due === true ? now : null,
        text: query.text ?? null,
        after: readTimeCursor(query.cursor),
      }
      const rows = await listInbox(database, asked)
      const total = await totalOf(rows, asked, () => countInbox(database, asked))
      const { page, nextCursor } = pageOf(rows, ({ created_at: at, id }) => writeTimeCursor({ at, id }))
      const wanted = await wantedWordsOf(database.kysely, page)
      return {
        status: 200,
        body: {
          requests: page.map((row) => summaryOf(row, row.owner_name, row.answered_first, wanted.get(row.id))),
          total,
          nextCursor,
        },
      }
    },

    async getRequest({ path }, { staff }) {
      // A transaction of its own: what belongs to a request is read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        const row = await find(write, path, staff)
        return { status: 200, body: await present(write, row) }
      })
    },

    async actOnRequest({ path, body }, { staff, write, now, audit, host }) {
      const row = await find(write, path, staff, 'forUpdate')
      const { action } = body
      if (!(await actionsOn(write, row)).includes(action)) throw new Problem('conflict')
      const edition = EDITIONS[row.edition]
      const step = {
        action,
        answer: isAnswering(action) ? answerOf(body) : null,
        staffId: staff.id,
      }
      const origin = originOfEdition(row.edition, host)
      const after = await followRequest(write, row, step, { edition, origin, now })
      if (after === null) throw new Problem('conflict')
      await audit({
        edition: row.edition,
        subject: row.reference,
        before: { state: row.state },
        after: { state: after.state, action },
      })
      return { status: 200, body: await present(write, after) }
    },

    async noteOnRequest({ path, body: { text } }, { staff, write, now, audit }) {
      const row = await find(write, path, staff)
      const note = cleanText(text)
      if (note === '')
        throw new Problem('validation_failed', { errors: [{ path: '/body/text', code: 'required', values: {} }] })
      await write
        .insertInto('request_notes')
        .values({ edition: row.edition, request_id: row.id, staff_id: staff.id, text: note, at: now })
        .execute()
      await audit({ edition: row.edition, subject: row.reference, before: null, after: { noteLength: note.length } })
      return { status: 201, body: await present(write, row) }
    },

    async setRequestOwner({ path, body: { owner, former } }, { staff, write, audit }) {
      const row = await find(write, path, staff, 'forUpdate')
      // As with a reminder: the same choice may be sent again.
      if (row.owner_id !== former && row.owner_id !== owner) throw new Problem('conflict')
      if (owner !== null) {
        const other = await write
          .selectFrom('staff')
          .select(['role', 'editions'])
          .where('id', '=', owner)
          .where('closed_at', 'is', null)
          .executeTakeFirst()
        if (other === undefined || !worksIn(other, row.edition) || !seesRequests(other)) {
          const errors = [{ path: '/owner', code: 'option' as const, values: {} }]
          throw new Problem('validation_failed', { errors })
        }
      }
      const after = await change(write, row, { owner_id: owner })
      await audit({ edition: row.edition, subject: row.reference, before: { owner: row.owner_id }, after: { owner } })
      return { status: 200, body: await present(write, after) }
    },

    async setRequestReminder({ path, body: { remindOn, former } }, { staff, write, audit }) {
      const row = await find(write, path, staff, 'forUpdate')
      if (row.state === 'closed' && remindOn !== null) throw new Problem('conflict')
      // A repeated change is no conflict: the answer to the first one may have been lost.
      if (row.remind_on !== former && row.remind_on !== remindOn) throw new Problem('conflict')
      const after = await change(write, row, { remind_on: remindOn })
      const before = { remindOn: row.remind_on }
      await audit({ edition: row.edition, subject: row.reference, before, after: { remindOn } })
      return { status: 200, body: await present(write, after) }
    },
  }
}

/** An answer as it was written. Throws `validation_failed` where it lacks what it needs, or cannot be published. */
function answerOf({ action, answer: typed = '', published }: RequestActionRequest): Answer {
  const answer = cleanText(typed)
  const question = cleanText(published?.question ?? '').replace(/\s+/g, ' ')
  const missing = [
    ...(answer === '' ? ['/answer'] : []),
    ...((action === 'publish' || published !== undefined) && question === '' ? ['/published/question'] : []),
  ]
  if (missing.length > 0) {
    const errors = missing.map((path) => ({ path, code: 'required' as const, values: {} }))
    throw new Problem('validation_failed', { errors })
  }
  const misfit = published === undefined ? null : misfitOf(answer)
  if (misfit !== null) {
    const issue =
      misfit === 'long'
        ? { code: 'textMax' as const, values: { count: MAX_PARAGRAPH } }
        : { code: 'invalid' as const, values: {} }
    throw new Problem('validation_failed', { errors: [{ path: '/answer', ...issue }] })
  }
  return { answer, published: published === undefined ? null : { topic: published.topic, question } }
}

/** The request of an address. Throws `not_found` for one of an edition in which the member of the team does not work. */
async function find(
  write: Write,
  { edition, reference }: { edition: EditionId; reference: string },
  staff: Staff,
  lock?: 'forUpdate',
): Promise<RequestRow> {
  const row = worksIn(staff, edition)
    ? await write
        .selectFrom('requests')
        .selectAll()
        .where('edition', '=', edition)
        .where('reference', '=', reference)
        .$if(lock !== undefined, (builder) => builder.forUpdate())
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw notFound('request')
  return row
}

/** Changes what the team keeps with a request, whose row is locked. */
async function change<Set extends Partial<Pick<RequestRow, 'owner_id' | 'remind_on'>>>(
  write: Write,
  row: RequestRow,
  set: Set,
): Promise<RequestRow & Set> {
  const { edition, id } = row
  await write.updateTable('requests').set(set).where('edition', '=', edition).where('id', '=', id).execute()
  return { ...row, ...set }
}

async function present(write: Write, row: RequestRow): Promise<OfficeRequest> {
  const ofRequest = { edition: row.edition, request_id: row.id }
  const [owner, events, notes] = [
    await write.selectFrom('staff').select('name').where('id', '=', row.owner_id).executeTakeFirst(),
    await write
      .selectFrom('request_events as event')
      .leftJoin('staff', 'staff.id', 'event.staff_id')
      .select(['event.action', 'event.at', 'event.staff_id', 'staff.name'])
      .where('event.edition', '=', ofRequest.edition)
      .where('event.request_id', '=', ofRequest.request_id)
      .orderBy('event.number')
      .execute(),
    await write
      .selectFrom('request_notes as note')
      .leftJoin('staff', 'staff.id', 'note.staff_id')
      .select(['note.text', 'note.at', 'note.staff_id', 'staff.name'])
      .where('note.edition', '=', ofRequest.edition)
      .where('note.request_id', '=', ofRequest.request_id)
      .orderBy('note.number')
      .execute(),
  ]
  const actions = await actionsOn(write, row)
  const wanted = row.fields['wanted'] as WantedCar | undefined
  const wantedWords = (await wantedWordsOf(write, [row])).get(row.id)
  return {
    summary: summaryOf(row, owner?.name ?? null, events[0]?.at ?? null, wantedWords),
    car: await presentCar(write, row),
    question: askedQuestion(row)?.message ?? null,
    rows: (await rowsOf(write, row, EDITIONS[row.edition])).map(({ label, value }) => ({ label, value })),
    events: events.map(({ action, at, staff_id, name }) => ({
      action,
      at: at.toISOString(),
      by: staff_id === null ? null : { id: staff_id, name: name ?? '' },
    })),
    notes: notes.map(({ text, at, staff_id, name }) => ({
      text,
      at: at.toISOString(),
      by: { id: staff_id, name: name ?? '' },
    })),
    actions,
    templates: actions.some(isAnswering) ? await templatesFor(write, row) : [],
    matches: wanted === undefined ? [] : (await findWanted(write, row.edition, wanted)).map(presentStockCar),
  }
}

/** The car of a request, where the stock still has it. */
async function presentCar(write: Write, { edition, car_id }: RequestRow): Promise<string | null> {
  if (car_id === null) return null
  const found = await write
    .selectFrom('stock')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', car_id)
    .executeTakeFirst()
  return found?.id ?? null
}

/** The team's texts that answers begin with, in the visitor's language. */
async function templatesFor(write: Write, { edition, language }: RequestRow): Promise<OfficeRequest['templates']> {
  const templates = await listItems({ kysely: write }, 'reply_templates', edition)
  return templates.map(({ name, text }) => ({ name, text: localize(text, language) }))
}

/** The beginning of a text, with its last character whole: an emoji, or a letter with its marks. */
function beginningOf(text: string): string {
  let end = 0
  for (const [character] of text.matchAll(CHARACTER)) {
    if (end + character.length > EXCERPT) break
    end += character.length
  }
  // The marks of a single character can be longer than what is shown.
  return text.slice(0, end === 0 ? EXCERPT : end)
}

function summaryOf(
  row: RequestRow,
  ownerName: string | null,
  answeredFirst: Date | null,
  wantedWords: WantedCarWords = [],
): RequestSummary {
  const { name, fullName, message } = row.fields
  const car = row.car_id && referenceOf(EDITIONS[row.edition], row.car_id)
  const about = typeof message === 'string' ? message : (car ?? wantedWords.map(([, words]) => words).join(', '))
  const from = fullName ?? name
  return {
    edition: row.edition,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    from: typeof from === 'string' ? from : null,
    about: about === '' ? null : beginningOf(about),
    owner: row.owner_id === null ? null : { id: row.owner_id, name: ownerName ?? '' },
    remindOn: row.remind_on,
    firstAnswerMinutes:
      answeredFirst === null ? null : Math.floor((answeredFirst.getTime() - row.created_at.getTime()) / MINUTE_MS),
  }
}
