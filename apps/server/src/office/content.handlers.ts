import { isDeepStrictEqual } from 'node:util'

import type { ContentItem, ContentSummary, ContentValues } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import { canAddContent, canHideContent, type ContentList, contentFieldsOf } from '@otosafi/domain/office/content-lists'
import {
  issuesOf,
  mapTexts,
  missingLanguages,
  nameOfContent,
  type SomeText,
  withoutStandIns,
} from '@otosafi/domain/office/content-values'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { cleanText } from '../resources/clean-text.ts'
import { keepReferences } from './content-references.ts'
import { findPublishAt, schedule } from './content-schedule.ts'
import {
  type ContentRow,
  findContentRow,
  insertContent,
  keepContent,
  listContentHistory,
  listContentRows,
  updateContent,
} from './content.queries.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { idsFor } from './new-content.ts'
import { type Staff, worksIn } from './staff.ts'
import { versionOf } from './version-of.ts'

type ContentId = 'listContent' | 'getContent' | 'addContent' | 'setContent'
type Payload = ContentRow['payload']

/** The site's content besides cars, of the user's editions: that of others is not found. */
export function createContentHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<ContentId> {
  return {
    async listContent({ path }, { staff }) {
      refuseOther(staff, path.edition)
      const rows = await listContentRows(database.kysely, path)
      return { status: 200, body: { items: rows.map((row) => summaryOf(row, path)) } }
    },

    async getContent({ path }, { staff }) {
      refuseOther(staff, path.edition)
      // A transaction of its own: an item and what it said before are read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        return { status: 200, body: await present(write, path) }
      })
    },

    async addContent({ path: { edition, list }, body: { values, isPublished, publishAt } }, { staff, write, audit }) {
      refuseOther(staff, edition)
      if (list === 'contact' || !canAddContent(list)) throw new Problem('forbidden')
      const payload = payloadOf(list, values, { edition, former: {} })
      const id = await addWithId(idsFor(list, payload, EDITIONS[edition].languages[0]), (each) =>
        insertContent(write, { edition, list, id: each }, { published: isPublished, payload }),
      )
      refuseAny(await keepReferences(write, { edition, list, id }, { payload, former: {} }))
      await schedule(write, { edition, list, id }, momentOf(publishAt, isPublished), staff.id)
      await audit({ edition, subject: `${list} ${id}`, before: null, after: { isPublished, publishAt } })
      return { status: 201, body: await present(write, { edition, list, item: id }) }
    },

    async setContent({ path, body: { values, isPublished, publishAt, version } }, { staff, write, audit, now }) {
      refuseOther(staff, path.edition)
      const { edition, list, item: id } = path
      const former = await find(write, path, 'forUpdate')
      const formerly = await findPublishAt(write, { edition, list, id })
      if (versionOf([former, formerly]) !== version) throw new Problem('conflict')
      if (!isPublished && !canHideContent(list)) refuseAny([{ path: '/body/isPublished', code: 'invalid', values: {} }])
      const said = payloadOf(list, values, { edition, former: former.payload })
      const changed = contentFieldsOf(list)
        .map(([name]) => name)
        // Not as JSON: English that stands for a text comes behind it here, and in the database in front.
        .filter((name) => !isDeepStrictEqual(said[name], former.payload[name]))
      const payload = namesChange(list, changed) ? { ...said, updatedOn: dayOfEdition(EDITIONS[edition], now) } : said
      refuseAny(await keepReferences(write, { edition, list, id }, { payload, former: former.payload }))
      await keepContent(write, { edition, list, id }, former, { at: now, staffId: staff.id })
      await updateContent(write, { edition, list, id }, { published: isPublished, payload })
      await schedule(write, { edition, list, id }, momentOf(publishAt, isPublished), staff.id)
      await audit({
        edition,
        subject: `${list} ${id}`,
        before: { isPublished: former.published, publishAt: formerly?.toISOString() ?? null },
        after: { isPublished, publishAt, changed },
      })
      return { status: 200, body: await present(write, path) }
    },
  }
}

type ItemPath = { edition: EditionId; list: ContentList; item: string }

function refuseOther(staff: Staff, edition: EditionId): void {
  if (!worksIn(staff, edition)) throw notFound('content')
}

/** From when on the site is to show an item; null for one that it shows already. */
function momentOf(publishAt: string | null, isPublished: boolean): Date | null {
  return isPublished || publishAt === null ? null : new Date(publishAt)
}

/** Whether an item names the day of a change of these fields: a page of any, an article of what is read in it. */
function namesChange(list: ContentList, changed: readonly string[]): boolean {
  return list === 'pages' || (list === 'posts' && changed.some((name) => name !== 'featured'))
}

function refuseAny(errors: ProblemError[]): void {
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

/** Adds something with the first id that is free. */
async function addWithId(ids: Iterable<string>, add: (id: string) => Promise<boolean>): Promise<string> {
  for (const id of ids) if (await add(id)) return id
  throw new Error('There are no ids any more')
}

async function find(write: Write, { edition, list, item: id }: ItemPath, lock?: 'forUpdate'): Promise<ContentRow> {
  const row = await findContentRow(write, { edition, list, id }, lock)
  if (row === undefined) throw notFound('content')
  return row
}

/**
 * The payload of an item that says this. Texts are stored clean, without the languages that are empty; English, which stands for those, is
 * that of before or the first language's where the edition does not speak it. Throws `validation_failed` with every field.
 */
function payloadOf(
  list: ContentList,
  values: ContentValues,
  { edition, former }: { edition: EditionId; former: Payload },
): Payload {
  const [first] = EDITIONS[edition].languages
  const said = Object.fromEntries(
    contentFieldsOf(list).map(([name]) => {
      const value = values[name] ?? null
      return [name, typeof value === 'string' ? cleanText(value) : mapTexts(value, cleanedText)]
    }),
  )
  refuseAny(
    issuesOf(list, said, first).map(({ path, code, min, max }) => ({
      path: `/body/values/${path}`,
      code,
      values: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    })),
  )
  const payload: Record<string, unknown> = { ...former }
  for (const [name, value] of Object.entries(said)) {
    if (value === null) delete payload[name]
    else payload[name] = mapTexts(value, (text) => withEnglish(text, first))
  }
  return payload
}

function cleanedText(text: SomeText): SomeText {
  const clean = Object.entries(text).map(([language, written]) => [language, cleanText(written)] as const)
  return Object.fromEntries(clean.filter(([, written]) => written !== ''))
}

function withEnglish(text: SomeText, first: Language): SomeText {
  return { ...text, en: text.en ?? text[first] ?? '' }
}

/** The values of an item's fields, in the languages in which it was written. */
function valuesOf({ edition, list }: Omit<ItemPath, 'item'>, payload: Payload): ContentValues {
  const values = Object.fromEntries(contentFieldsOf(list).map(([name]) => [name, payload[name] ?? null]))
  return withoutStandIns(list, values, EDITIONS[edition].languages[0])
}

function summaryOf({ id, published, payload }: ContentRow, { edition, list }: Omit<ItemPath, 'item'>): ContentSummary {
  const values = valuesOf({ edition, list }, payload)
  const { languages } = EDITIONS[edition]
  return {
    id,
    title: nameOfContent(list, values, languages[0]),
    isPublished: published,
    missing: missingLanguages(list, values, languages),
  }
}

async function present(write: Write, { edition, list, item: id }: ItemPath): Promise<ContentItem> {
  const row = await find(write, { edition, list, item: id })
  const history = await listContentHistory(write, { edition, list, id })
  const publishAt = await findPublishAt(write, { edition, list, id })
  return {
    id,
    isPublished: row.published,
    publishAt: publishAt?.toISOString() ?? null,
    values: valuesOf({ edition, list }, row.payload),
    version: versionOf([row, publishAt]),
    history: history.map(({ at, by, payload }) => ({
      at: at.toISOString(),
      by,
      values: valuesOf({ edition, list }, payload),
    })),
  }
}
