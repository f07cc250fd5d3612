import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { OfficeLanguage, StockImport } from '@otosafi/api-client/office-schema'

import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import type { ImportReport } from '../db/stock-import-tables.ts'
import { wakeImports } from '../jobs/wake-imports.ts'
import { STOCK_FORMATS } from '../stock-import/read-lines.ts'
import { operationsOf } from './contract.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { editionsOf, PAGE } from './listing.ts'
import { refuseOtherEdition } from './stock-car.ts'

type ImportsId = 'listImports' | 'getImport' | 'importCars'

/** Files of cars that the team sends: they are taken over in the background. */
export function createImportsHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<ImportsId> {
  return {
    async listImports({ query }, { staff }) {
      // Without their faults, of which each may have a thousand.
      const rows = await importRows(database.kysely)
        .select(sql<Omit<ImportReport, 'faults'> | null>`sent.report - 'faults'`.as('report'))
        .where('sent.edition', 'in', [...editionsOf(staff, query.edition)])
        .orderBy('sent.created_at', 'desc')
        .orderBy('sent.id', 'desc')
        .limit(PAGE)
        .execute()
      const imports = rows.map((row) => present({ ...row, report: row.report && { ...row.report, faults: [] } }))
      return { status: 200, body: { imports } }
    },

    async getImport({ path: { edition, import: id }, query: { language } }, { staff }) {
      refuseOtherEdition(staff, edition)
      const row = await importRows(database.kysely)
        .select('sent.report')
        .where('sent.edition', '=', edition)
        .where('sent.id', '=', id)
        .executeTakeFirst()
      if (row === undefined) throw notFound('import')
      return { status: 200, body: present(row, language) }
    },

    async importCars({ path: { edition }, body }, { staff, write, audit, now }) {
      refuseOtherEdition(staff, edition)
      const { fileName, text, isTrial, replaces } = body
      if (replaces && !operationsOf(staff.role).includes('withdrawCar')) throw new Problem('forbidden')
      const id = randomUUID()
      const format = STOCK_FORMATS.find((each) => fileName.toLowerCase().endsWith(`.${each}`)) ?? 'csv'
      await write
        .insertInto('office_imports')
        .values({
          edition,
          id,
          staff_id: staff.id,
          file_name: fileName,
          format,
          // UTF-16 is full of NULs, which the database refuses; so written, its lines are refused with their cure.
          text: text.replaceAll('\0', '\uFFFD'),
          is_trial: isTrial,
          replaces,
          state: 'waiting',
          created_at: now,
          report: null,
        })
        .execute()
      await wakeImports(write)
      await audit({ edition, subject: fileName, before: null, after: { isTrial, replaces } })
      const row = await importRows(write).select('sent.report').where('sent.id', '=', id).executeTakeFirstOrThrow()
      return { status: 202, body: present(row) }
    },
  }
}

type ImportRow = Awaited<ReturnType<ReturnType<typeof importRows>['execute']>>[number] & { report: ImportReport | null }

function importRows(from: Pick<Write, 'selectFrom'>) {
  return from
    .selectFrom('office_imports as sent')
    .innerJoin('staff', 'staff.id', 'sent.staff_id')
    .select([
      'sent.edition',
      'sent.id',
      'sent.file_name',
      'sent.is_trial',
      'sent.replaces',
      'sent.state',
      'sent.created_at',
      'sent.finished_at',
      'sent.failure',
      'staff.id as staff_id',
      'staff.name as staff_name',
    ])
}

/** A file as it is shown, its faults in a language of the team. */
function present(row: ImportRow, language: OfficeLanguage = 'en'): StockImport {
  const { report } = row
  return {
    id: row.id,
    edition: row.edition,
    fileName: row.file_name,
    isTrial: row.is_trial,
    replaces: row.replaces,
    state: row.state,
    by: { id: row.staff_id, name: row.staff_name },
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    failure: row.failure,
    report: report && {
      ...report,
      faults: report.faults.map(({ problem, cure, ...place }) => ({
        ...place,
        problem: problem[language],
        cure: cure[language],
      })),
    },
  }
}
