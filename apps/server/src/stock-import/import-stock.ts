import { randomUUID } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { ImportFault, ImportReport } from '../db/stock-import-tables.ts'
import { findCopies, type NewPhotos } from '../media/likeness/note-copies.ts'
import { checkFile, faultsOfFile, type StockFile } from './check-file.ts'
import type { ImportedCar } from './check-line.ts'
import { findEdited } from './find-edited.ts'
import { loadNames } from './names.ts'
import { priceFault, repricedCars } from './price-conflicts.ts'
import { findStored, hashFacts, type StoredCar } from './stored-cars.ts'
import { hashPhotos, type PhotoTakers, type TakenPhotos, takePhotos } from './take-photos.ts'
import { vinFault, vinsOfOthers } from './vins-of-others.ts'
import { nothingWithdrawn, withdrawAbsent } from './withdraw-absent.ts'
import { type CarChange, dayOf, type Run, writeCars } from './write-batch.ts'

/** Dependencies of an import. */
export type ImportParts = { database: Pick<Database, 'kysely'>; photos: PhotoTakers; clock: Clock }

/** Whose cars a file has, and how they are imported. */
export type ImportOptions = {
  edition: EditionId
  /** The dealer's short name, within which numbers are unique. */
  dealer: string
  file: StockFile
  /** Whether to say only what would be done. Photographs at addresses are not fetched then. */
  isDryRun?: boolean
  /** Whether new cars come into the stock as drafts, which the site does not show yet. */
  asDrafts?: boolean
  /** Whether the prices of cars on the site stay: a line that would change one is refused. */
  keepsPrices?: boolean
  /** Whether the dealer's cars that the file does not have are withdrawn. */
  replaces?: boolean
  /** Called for every fault at once; the report has the first of them. */
  onFault?: (fault: ImportFault) => void
  /** Ends the run after the present batch. */
  signal?: AbortSignal
}

/** Cars that are checked against the stock, and written, together. */
const BATCH_SIZE = 500
/** Photographs that are stored before the cars they belong to are written. */
const MAX_BATCH_PHOTOS = 60
/** Cars whose photographs are fetched at once. */
const PARALLEL = 4
/** Faults that the report keeps. */
const KEPT_FAULTS = 1000

/** A car with what has changed about it. */
type Pending = { car: ImportedCar; factsHash: string; photosHash: string | null; takesPhotos: boolean }

/**
 * Imports a dealer's cars from a file (P-52); cars of earlier files are matched by the dealer's own numbers. A faulty line does
 * not stop the others. Cars are written in batches, each in a transaction; an interrupted import is resumed by importing the same file
 * again, which skips unchanged cars. Rejects when the database or the storage is unavailable.
 */
export async function importStock(parts: ImportParts, options: ImportOptions): Promise<ImportReport> {
  const { kysely } = parts.database
  const { edition, dealer, file, isDryRun = false, asDrafts = false, replaces = false, signal } = options
  const { keepsPrices = false } = options
  const run: Run = { edition, dealer, id: randomUUID(), now: new Date(parts.clock()), asDrafts, keepsPrices }
  const report = emptyReport()
  const addFaults = (faults: readonly ImportFault[]) => noteFaults(report, faults, options.onFault)
  if (!isDryRun) await beginRun(parts, run, report)

  const fileFaults = faultsOfFile(file)
  addFaults(fileFaults)
  const brought = new Set<string>()
  let accepted = 0
  let unnumbered = 0
  if (fileFaults.length === 0) {
    const context = { edition, names: await loadNames(kysely, edition), today: dayOf(run) }
    let batch: ImportedCar[] = []
    for (const line of checkFile(file, context)) {
      report.lines += 1
      if (line.number === null) unnumbered += 1
      else brought.add(line.number)
      if ('car' in line) batch.push(line.car)
      else {
        report.refused += 1
        addFaults(line.faults)
      }
      if (batch.length < BATCH_SIZE) continue
      accepted += batch.length
      signal?.throwIfAborted()
      await bringBatch(parts, run, batch, { report, isDryRun, addFaults })
      batch = []
    }
    accepted += batch.length
    await bringBatch(parts, run, batch, { report, isDryRun, addFaults })
  }
  if (replaces) {
    if (accepted === 0 || unnumbered > 0) addFaults([nothingWithdrawn(unnumbered)])
    else await withdrawAbsent(parts.database, run, brought, { report, isDryRun, addFaults, signal })
  }
  if (!isDryRun) await endRun(parts, run, report)
  return report
}

function emptyReport(): ImportReport {
  return { lines: 0, added: 0, updated: 0, unchanged: 0, withdrawn: 0, kept: 0, refused: 0, faultCount: 0, faults: [] }
}

function noteFaults(
  report: ImportReport,
  faults: readonly ImportFault[],
  onFault: ImportOptions['onFault'] = () => undefined,
): void {
  for (const fault of faults) {
    report.faultCount += 1
    if (report.faults.length < KEPT_FAULTS) report.faults.push(fault)
    onFault(fault)
  }
}

async function beginRun({ database }: ImportParts, run: Run, report: ImportReport): Promise<void> {
  const { edition, id, dealer, now } = run
  await database.kysely
    .insertInto('stock_imports')
    .values({ edition, id, dealer, started_at: now, finished_at: null, report: JSON.stringify(report) })
    .execute()
}

async function endRun({ database, clock }: ImportParts, { edition, id }: Run, report: ImportReport): Promise<void> {
  await database.kysely
    .updateTable('stock_imports')
    .set({ finished_at: new Date(clock()), report: JSON.stringify(report) })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .execute()
}

type Progress = { report: ImportReport; isDryRun: boolean; addFaults: (faults: readonly ImportFault[]) => void }

async function bringBatch(
  parts: ImportParts,
  run: Run,
  cars: readonly ImportedCar[],
  { report, isDryRun, addFaults }: Progress,
): Promise<void> {
  const stored = await findStored(
    parts.database.kysely,
    run,
    cars.map(({ number }) => number),
  )
  const edited = await findEdited(
    parts.database.kysely,
    run.edition,
    cars.flatMap((car) => {
      const found = stored.get(car.number)
      return found === undefined ? [] : [{ car, stored: found }]
    }),
  )
  const numbered = cars.map((car) => ({ ...car, carId: stored.get(car.number)?.carId ?? null }))
  const ofOthers = await vinsOfOthers(parts.database.kysely, run.edition, numbered)
  const hasChanged = ({ number, facts }: ImportedCar) => stored.get(number)?.factsHash !== hashFacts(facts)
  const changed = run.keepsPrices ? numbered.filter(hasChanged) : []
  const repriced = await repricedCars(parts.database.kysely, run.edition, changed)
  const pending: Pending[] = []
  for (const car of numbered) {
    const found = stored.get(car.number)
    const { hash: photosHash, faults } = await hashPhotos(car, parts.photos.source)
    addFaults(isDryRun ? faults : [])
    const factsHash = hashFacts(car.facts)
    const isThere = found !== undefined && found.status !== null
    const takesPhotos = !isThere || photosHash === null || found.photosHash !== photosHash
    const isLeft = found?.status === 'sold' || found?.status === 'withdrawn'
    const fault = isLeft
      ? undefined
      : ofOthers.has(car)
        ? vinFault(car.line, car.facts.vin ?? '')
        : (edited.get(car.number) ?? (repriced.has(car) ? priceFault(car.line) : undefined))
    if (fault !== undefined) {
      report.refused += 1
      addFaults([fault])
    } else if (isLeft || (isThere && found.factsHash === factsHash && !takesPhotos)) report.unchanged += 1
    else {
      report[isThere ? 'updated' : 'added'] += 1
      pending.push({ car, factsHash, photosHash, takesPhotos })
    }
  }
  if (isDryRun) return
  for (const part of partsOf(pending)) {
    const taken = await takeAll(parts, run, part)
    const changes = part.map((each, at) => changeOf(each, taken[at] ?? null, stored))
    for (const photos of taken) addFaults(photos?.faults ?? [])
    // Before the batch is written, for whose locks others wait.
    const copies = await findCopies(
      parts.database.kysely,
      run.edition,
      changes.map((change) => newPhotosOf(change, stored)),
    )
    const rejected = await writeCars(parts.database, run, { brought: changes, copies }, (those) =>
      reportWithout(report, stored, those),
    )
    Object.assign(report, reportWithout(report, stored, [...rejected.keys()]))
    addFaults([...rejected.values()])
  }
}

/** The report without the rejected changes, which it has counted. */
function reportWithout(
  report: ImportReport,
  stored: ReadonlyMap<string, StoredCar>,
  rejected: readonly CarChange[],
): ImportReport {
  const updated = rejected.filter(({ number }) => (stored.get(number)?.status ?? null) !== null).length
  return {
    ...report,
    updated: report.updated - updated,
    added: report.added - (rejected.length - updated),
    refused: report.refused + rejected.length,
  }
}

/** Splits a batch so that none of its parts has very many photographs. */
function partsOf(pending: readonly Pending[]): Pending[][] {
  const parts: Pending[][] = []
  let count = Number.POSITIVE_INFINITY
  for (const each of pending) {
    const photos = each.takesPhotos ? each.car.photos.length : 0
    if (count + photos > MAX_BATCH_PHOTOS) {
      parts.push([])
      count = 0
    }
    parts.at(-1)?.push(each)
    count += photos
  }
  return parts
}

async function takeAll(parts: ImportParts, run: Run, part: readonly Pending[]): Promise<(TakenPhotos | null)[]> {
  const taken: (TakenPhotos | null)[] = part.map(() => null)
  const left = [...part.keys()].filter((at) => part[at]?.takesPhotos)
  const takeNext = async (): Promise<void> => {
    for (let at = left.shift(); at !== undefined; at = left.shift())
      taken[at] = await takePhotos((part[at] as Pending).car, run.edition, parts.photos)
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, takeNext))
  } finally {
    // After a failure no other car is begun, whose photographs nothing would refer to.
    left.length = 0
  }
  return taken
}

function newPhotosOf({ number, facts, photos }: CarChange, stored: ReadonlyMap<string, StoredCar>): NewPhotos {
  const { brand, model } = facts
  return { carId: stored.get(number)?.carId ?? null, brand, model, keys: photos?.map(({ key }) => key) ?? [] }
}

/** A car that is there keeps its photographs where not all new ones could be had; the next run tries again. */
function changeOf(
  { car, factsHash, photosHash }: Pending,
  taken: TakenPhotos | null,
  stored: ReadonlyMap<string, StoredCar>,
): CarChange {
  const isThere = (stored.get(car.number)?.status ?? null) !== null
  const isWhole = taken === null || taken.faults.length === 0
  return {
    line: car.line,
    number: car.number,
    facts: car.facts,
    factsHash,
    photosHash: isWhole ? photosHash : null,
    photos: taken === null || (!isWhole && isThere) ? null : taken.photos,
  }
}
