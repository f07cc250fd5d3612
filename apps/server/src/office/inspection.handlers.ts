import type { CarInspection, InspectedPoint, OfficeLanguage } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import { INSPECTION_POINTS } from '@otosafi/domain/car/inspection'
import { isSignatureOf } from '@otosafi/domain/office/signature'
import { isEditable } from '@otosafi/domain/office/stock-states'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { localize } from '../http/localize.ts'
import { findInspection } from '../resources/cars/car.queries.ts'
import { cleanText } from '../resources/clean-text.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { findCar, presentStockCar, stateOf, subjectOf, notifySite } from './stock-car.ts'
import type { StockRow } from './stock.queries.ts'
import { textIn } from './text-in.ts'
import { versionOf } from './version-of.ts'

/** The inspections of cars. */
export function createInspectionHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'getInspection' | 'inspectCar'> {
  return {
    async getInspection({ path, query: { language = 'en' } }, { staff }) {
      // A transaction of its own: car and report are read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        const row = await findCar(write, path, staff)
        return { status: 200, body: await present(write, row, language) }
      })
    },

    async inspectCar({ path, body: { odometer, language, points, signature, version } }, { staff, write, audit, now }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      const { edition, id } = row
      const former = await findInspection({ kysely: write }, edition, id)
      if (!isEditable(stateOf(row)) || versionOf(former ?? null) !== version) throw new Problem('conflict')
      refuseWrongPoints(points)
      if (!isSignatureOf(staff.name, signature))
        throw new Problem('validation_failed', { errors: [{ path: '/body/signature', code: 'invalid', values: {} }] })
      const date = dayOfEdition(EDITIONS[edition], now)
      const known = (former?.points ?? []).flatMap(({ note }) => note ?? [])
      const written = {
        inspector: staff.name,
        odometer,
        points: JSON.stringify(
          points.map(({ section, point, result, note }) => ({
            section,
            point,
            result,
            note: note === null ? null : textIn(language, cleanText(note), known),
          })),
        ),
        signature: JSON.stringify(signature),
        signed_at: now,
      }
      await write
        .insertInto('inspections')
        .values({ edition, car_id: id, date, ...written })
        .onConflict((conflict) => conflict.columns(['edition', 'car_id', 'date']).doUpdateSet(written))
        .execute()
      await notifySite(write, row)
      await audit({
        ...subjectOf(row),
        before: former === undefined ? null : figuresOf(former),
        after: { ...figuresOf({ date, odometer, points }), signed: signature.typed === null ? 'by hand' : 'by name' },
      })
      return { status: 200, body: await present(write, row, language) }
    },
  }
}

/** Throws `validation_failed` for an unknown or repeated point, and for a defect or advisory without a note. */
function refuseWrongPoints(points: readonly InspectedPoint[]): void {
  const seen = new Set<string>()
  const errors = points.flatMap(({ section, point, result, note }, at): ProblemError[] => {
    const known: readonly string[] = INSPECTION_POINTS[section]
    const isNew = !seen.has(`${section}.${point}`)
    seen.add(`${section}.${point}`)
    if (!known.includes(point) || !isNew) return [{ path: `/body/points/${at}/point`, code: 'option', values: {} }]
    const isWrong = result === 'defect' || result === 'advisory'
    if (!isWrong || (note !== null && cleanText(note) !== '')) return []
    return [{ path: `/body/points/${at}/note`, code: 'required', values: {} }]
  })
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

async function present(write: Write, row: StockRow, language: OfficeLanguage): Promise<CarInspection> {
  const found = await findInspection({ kysely: write }, row.edition, row.id)
  const signed = found && (await findSignature(write, row, found.date))
  return {
    car: presentStockCar(row),
    inspection:
      found === undefined
        ? null
        : {
            date: found.date,
            inspector: found.inspector,
            odometer: found.odometer,
            points: found.points.map(({ section, point, result, note }) => ({
              section,
              point,
              result,
              note: note && localize(note, language),
            })),
            signature: signed?.signature ?? null,
            signedAt: found.signed_at?.toISOString() ?? null,
          },
    version: versionOf(found ?? null),
  }
}

function findSignature(write: Write, { edition, id }: StockRow, date: string) {
  return write
    .selectFrom('inspections')
    .select('signature')
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .where('date', '=', date)
    .executeTakeFirst()
}

/** The values of a report in the audit log. */
function figuresOf({
  date,
  odometer,
  points,
}: {
  date: string
  odometer: number
  points: readonly { result: string }[]
}) {
  const count = (result: string) => points.filter((point) => point.result === result).length
  return { date, odometer, points: points.length, defects: count('defect'), advisories: count('advisory') }
}
