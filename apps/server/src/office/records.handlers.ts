import type { CarRecords, OfficeLanguage, StockRecords } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import { isEditable } from '@otosafi/domain/office/stock-states'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { localize } from '../http/localize.ts'
import { listDocuments } from '../resources/cars/car.queries.ts'
import { cleanLine, cleanText } from '../resources/clean-text.ts'
import { listServiceRecords } from '../resources/services/service-histories.queries.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { type CarAddress, findCar, presentStockCar, stateOf, subjectOf, notifySite } from './stock-car.ts'
import type { StockRow } from './stock.queries.ts'
import { textIn } from './text-in.ts'
import { versionOf } from './version-of.ts'

/** The services and papers of cars. */
export function createRecordsHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'getRecords' | 'setRecords'> {
  return {
    async getRecords({ path, query: { language = 'en' } }, { staff }) {
      // A transaction of its own: car and records are read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        return { status: 200, body: await present(write, await findCar(write, path, staff), language) }
      })
    },

    async setRecords({ path, body: { records, version, language } }, { staff, write, audit, now }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      const former = await findRecords(write, row)
      if (!isEditable(stateOf(row)) || versionOf(former) !== version) throw new Problem('conflict')
      const clean = cleaned(records)
      refuseWrongRecords(clean, dayOfEdition(EDITIONS[row.edition], now))
      const known = former.services.map(({ work }) => work)
      await replaceRecords(write, row, {
        services: clean.services.map((service) => ({ ...service, work: textIn(language, service.work, known) })),
        documents: clean.documents,
      })
      await notifySite(write, row)
      await audit({ ...subjectOf(row), before: figuresOf(former), after: figuresOf(clean) })
      return { status: 200, body: await present(write, row, language) }
    },
  }
}

type Records = Awaited<ReturnType<typeof findRecords>>

/** The records of a car, the latest service first, with texts in all their languages. */
async function findRecords(write: Write, { edition, id }: CarAddress) {
  const services = await listServiceRecords({ kysely: write }, edition, id)
  const documents = await listDocuments({ kysely: write }, edition, id)
  return {
    services,
    documents: documents
      .map(({ issued_on: issuedOn, valid_until: validUntil, ...document }) => ({ ...document, issuedOn, validUntil }))
      .toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
  }
}

async function present(write: Write, row: StockRow, language: OfficeLanguage): Promise<StockRecords> {
  const records = await findRecords(write, row)
  const services = records.services.map((service) => ({ ...service, work: localize(service.work, language) }))
  return { car: presentStockCar(row), records: { ...records, services }, version: versionOf(records) }
}

/** Puts records in the place of those that a car has. */
async function replaceRecords(write: Write, { edition, id }: CarAddress, { services, documents }: Records) {
  const ofCar = { edition, car_id: id }
  for (const table of ['service_records', 'car_documents'] as const)
    await write.deleteFrom(table).where('edition', '=', edition).where('car_id', '=', id).execute()
  // Lists have the latest first, positions the earliest: those of one day keep their order.
  const inOrder = services
    .toReversed()
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  if (inOrder.length > 0)
    await write
      .insertInto('service_records')
      .values(
        inOrder.map(({ work, ...service }, position) => ({
          ...ofCar,
          ...service,
          position,
          work: JSON.stringify(work),
        })),
      )
      .execute()
  if (documents.length > 0)
    await write
      .insertInto('car_documents')
      .values(
        documents.map(({ issuedOn, validUntil, ...document }) => ({
          ...ofCar,
          ...document,
          issued_on: issuedOn,
          valid_until: validUntil,
        })),
      )
      .execute()
}

/** Records with their texts as they are stored. */
function cleaned({ services, documents }: CarRecords): CarRecords {
  return {
    services: services.map((service) => ({
      ...service,
      workshop: cleanLine(service.workshop),
      city: cleanLine(service.city),
      work: cleanText(service.work),
    })),
    documents: documents.map((document) => ({ ...document, number: cleanLine(document.number ?? '') || null })),
  }
}

/** Throws `validation_failed` with every field that contradicts another, the calendar (`today` is an ISO date), or is empty. */
function refuseWrongRecords({ services, documents }: CarRecords, today: string): void {
  const errors: ProblemError[] = []
  const refuse = (path: string, code: string) => errors.push({ path: `/body/records/${path}`, code, values: {} })

  for (const [at, service] of services.entries()) {
    for (const field of ['workshop', 'city', 'work'] as const)
      if (service[field] === '') refuse(`services/${at}/${field}`, 'required')
    if (service.date > today) refuse(`services/${at}/date`, 'dateInFuture')
  }
  for (const [at, { kind, issuedOn, validUntil }] of documents.entries()) {
    if (documents.findIndex((document) => document.kind === kind) < at) refuse(`documents/${at}/kind`, 'option')
    if (issuedOn !== null && issuedOn > today) refuse(`documents/${at}/issuedOn`, 'dateInFuture')
    if (issuedOn !== null && validUntil !== null && validUntil < issuedOn)
      refuse(`documents/${at}/validUntil`, 'endsBeforeItBegins')
  }
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

/** The values of records in the audit log, without the personal numbers on papers. */
function figuresOf({ services, documents }: { services: readonly unknown[]; documents: CarRecords['documents'] }) {
  return {
    services: services.length,
    documents: documents.map(({ kind, validUntil }) => `${kind} ${validUntil ?? ''}`.trimEnd()),
  }
}
