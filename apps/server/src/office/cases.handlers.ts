import type { Case, CaseKind, CaseSummary } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { notFound, Problem } from '../contract/problem.ts'
import type { Write } from '../db/in-transaction.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { findBooking } from '../resources/bookings/booking-rows.ts'
import { createShowBooking } from '../resources/bookings/team-booking.ts'
import { cleanText } from '../resources/clean-text.ts'
import { findSale } from '../resources/sales/sale-rows.ts'
import { createShowSale } from '../resources/sales/team-sale.ts'
import { mostIn, overlongField, type ShowToTeam, type TeamView } from '../resources/team-case.ts'
import { createShowVisit } from '../resources/visits/team-visit.ts'
import { findVisit } from '../resources/visits/visit-rows.ts'
import { type CaseRow, countCases, findCase, listCases, listSteps, placeOf } from './case-rows.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { editionsOf, pageOf, readTimeCursor, totalOf, writeTimeCursor } from './listing.ts'
import { type Staff, worksIn } from './staff.ts'

const DAY_MS = 86_400_000

/** Dependencies of the cases: their steps send messages and refund payments. */
export type CaseServices = Pick<ApiServices, 'database' | 'payments' | 'clock'>

type CaseAddress = { kind: CaseKind; edition: EditionId; reference: string }

/** A case in its present state: what lists show, the latest thing that happened, and what can be done. */
type Found = { row: CaseRow; event: string; view: TeamView; steps: Awaited<ReturnType<typeof listSteps>> }

type CaseId = 'listCases' | 'getCase' | 'actOnCase'

/** Bookings, visits and sales, in the editions of who asks: to the others they are not there. */
export function createCasesHandlers(services: CaseServices): OfficeHandlersOf<CaseId> {
  const { database } = services
  const shown = {
    booking: showing(findBooking, createShowBooking(services)),
    visit: showing(findVisit, createShowVisit(services)),
    sale: showing(findSale, createShowSale(services)),
  } as const satisfies Record<CaseKind, unknown>

  /** The case of an address. Throws `not_found` for one of an edition in which the member of the team does not work. */
  async function find(
    write: Write,
    { kind, edition, reference }: CaseAddress,
    staff: Staff,
    host: string,
  ): Promise<Found> {
    if (!worksIn(staff, edition)) throw notFound('case')
    const row = await findCase({ kysely: write }, kind, edition, reference)
    const found = row && (await shown[kind](write, row, originOfEdition(edition, host)))
    if (row === undefined || found === undefined) throw notFound('case')
    return { row, ...found, steps: await listSteps({ kysely: write }, kind, row) }
  }

  return {
    async listCases({ path: { kind }, query }, { staff, now }) {
      const isByDue = query.order === 'due'
      const asked = {
        kind,
        editions: editionsOf(staff, query.edition),
        states: query.state ?? [],
        text: query.text ?? null,
        // Cases due earlier today are still listed.
        dueFrom: isByDue ? new Date(now.getTime() - DAY_MS) : null,
        hasRefund: query.refund === true,
        after: readTimeCursor(query.cursor),
      }
      const rows = await listCases(database, asked)
      const total = await totalOf(rows, asked, () => countCases(database, asked))
      const { page, nextCursor } = pageOf(rows, (last) => writeTimeCursor(placeOf(last, isByDue)))
      return {
        status: 200,
        body: {
          cases: page.map((row) => summaryOf(kind, row)),
          total,
          nextCursor,
        },
      }
    },

    async getCase({ path }, { staff, host }) {
      // A transaction of its own: what belongs to a case is read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        return { status: 200, body: present(path.kind, await find(write, path, staff, host)) }
      })
    },

    async actOnCase({ path, body: { action, reason, typed, event } }, { staff, write, audit, host }) {
      const found = await find(write, path, staff, host)
      if (found.event !== event) throw new Problem('conflict')
      const given = cleanText(reason ?? '') || undefined
      const offered = found.view.acts.find((act) => act.action === action)
      if (offered === undefined) throw new Problem('conflict')
      if (offered.reason === 'needed' && given === undefined)
        throw new Problem('validation_failed', { errors: [{ path: '/body/reason', code: 'required', values: {} }] })
      const fields = new Map(Object.entries(typed))
      const tooLong = overlongField(offered.fields ?? [], fields)
      if (tooLong !== undefined) {
        const t = officeTexts(EDITIONS[path.edition], found.view.language)
        throw unreadable(t('mail.booking.tooLong', tooLong))
      }
      const done = await found.view.act(action, given, fields)
      if (done === null) throw new Problem('conflict')
      if ('problem' in done) throw unreadable(done.problem)
      const after = await find(write, path, staff, host)
      await audit({
        edition: path.edition,
        subject: path.reference,
        before: { state: found.row.state },
        after: { state: after.row.state, action },
      })
      return { status: 200, body: present(path.kind, after) }
    },
  }
}

/** The error for invalid input, with the reason in the team's language. */
function unreadable(detail: string): Problem {
  const errors = [{ path: '/body/typed', code: 'invalid' as const, values: {} }]
  return new Problem('validation_failed', { detail, errors })
}

/** Shows the team a case of a kind, by the rows of its table. */
function showing<Row extends { last_event: string }>(
  findRow: (write: Write, edition: EditionId, id: string) => Promise<Row | undefined>,
  show: ShowToTeam<Row>,
) {
  return async (
    write: Write,
    { edition, id }: CaseRow,
    origin: string,
  ): Promise<Omit<Found, 'row' | 'steps'> | undefined> => {
    const row = await findRow(write, edition, id)
    return row && { event: row.last_event, view: await show(write, row, { edition: EDITIONS[edition], origin }) }
  }
}

function summaryOf(kind: CaseKind, row: CaseRow): CaseSummary {
  const { edition, reference, state, about, from, due, place, refund, created_at: createdAt } = row
  return {
    kind,
    edition,
    reference,
    state,
    about,
    from,
    due: due?.toISOString() ?? null,
    place,
    refund,
    createdAt: createdAt.toISOString(),
  }
}

function present(kind: CaseKind, { row, event, view: { rows, photos = [], acts }, steps }: Found): Case {
  return {
    summary: summaryOf(kind, row),
    event,
    rows: rows.map(({ label, value }) => ({ label, value })),
    steps: steps.map(({ at, actor, state, reason }) => ({ at: at.toISOString(), actor, state, reason })),
    photos: [...photos],
    acts: acts.map(({ action, label, reason, fields = [] }) => ({
      action,
      label,
      reason,
      fields: fields.map((field) => ({
        name: field.name,
        label: field.label,
        kind: field.kind,
        isNeeded: field.isNeeded,
        group: field.group ?? null,
        value: field.value ?? null,
        most: mostIn(field),
        options: field.kind === 'choice' ? [...field.options] : [],
      })),
    })),
  }
}
