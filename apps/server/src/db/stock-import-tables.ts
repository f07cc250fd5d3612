import type { ColumnType, Generated } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import type { OfficeLanguage } from '@otosafi/editions/language'

import type { Instant, Json, NullableInstant, NullableJson } from './column-types.ts'

/** Progress of an import run: counts of lines and cars, with the faults of its file (P-52). */
export type ImportReport = {
  /** Lines with a car, faulty ones included. */
  lines: number
  added: number
  updated: number
  unchanged: number
  withdrawn: number
  /** Absent cars that stay because somebody has reserved them; each is named among the faults. */
  kept: number
  /** Lines that were not taken over. */
  refused: number
  /** How many there are, and the first of them. */
  faultCount: number
  faults: ImportFault[]
}

/** A sentence in each of the team's languages. */
export type TeamText = Readonly<Record<OfficeLanguage, string>>

/** A fault of a file in plain words: where it is, what is wrong, and what to do about it. */
export type ImportFault = { line: number; column: string; problem: TeamText; cure: TeamText }

/** A car by the number that its dealer knows it by. */
type DealerCarTable = {
  edition: EditionId
  dealer: string
  number: string
  car_id: string
  /** Of what its line said last; null where that is not known. */
  facts_hash: string | null
  photos_hash: string | null
  /** The keys of the photographs that its file brought last; null where that is not known. */
  photo_keys: string[] | null
  withdrawn_at: NullableInstant
}

type StockImportTable = {
  edition: EditionId
  id: string
  dealer: string
  started_at: Instant
  finished_at: NullableInstant
  report: Json<ImportReport>
}

/** Why a file could not be taken over: pictures or cars could not be stored, or something else. */
export type ImportFailure = 'storage' | 'database' | 'server'

/** A file of cars that the team has sent. */
type OfficeImportTable = {
  edition: EditionId
  id: string
  staff_id: string
  file_name: string
  format: 'csv' | 'jsonl'
  /** Null once it was read. */
  text: string | null
  is_trial: boolean
  replaces: boolean
  state: 'waiting' | 'running' | 'done' | 'failed'
  created_at: Instant
  started_at: NullableInstant
  /** How often it was begun, without those times when the server stopped in order, or its end found no database. */
  attempts: Generated<number>
  finished_at: NullableInstant
  report: NullableJson<ImportReport | null>
  /** Why it could not be taken over. */
  failure: ColumnType<ImportFailure | null, ImportFailure | null | undefined, ImportFailure | null>
}

/** The tables of cars that are brought by file. */
export type StockImportTables = {
  dealer_cars: DealerCarTable
  stock_imports: StockImportTable
  office_imports: OfficeImportTable
}
