import type { StockImportTables } from '../stock-import-tables.ts'
import type { ColumnsOf } from './write-columns.ts'

/** The columns of the tables of cars that dealers bring by file. */
export const STOCK_IMPORT_COLUMNS: ColumnsOf<StockImportTables> = {
  dealer_cars: {
    edition: 'required',
    dealer: 'required',
    number: 'required',
    car_id: 'required',
    facts_hash: 'nullable',
    photos_hash: 'nullable',
    photo_keys: 'nullable',
    withdrawn_at: 'nullable',
  },
  stock_imports: {
    edition: 'required',
    id: 'required',
    dealer: 'required',
    started_at: 'required',
    finished_at: 'nullable',
    report: 'required',
  },
  office_imports: {
    edition: 'required',
    id: 'required',
    staff_id: 'required',
    file_name: 'required',
    format: 'required',
    text: 'nullable',
    is_trial: 'required',
    replaces: 'required',
    state: 'required',
    created_at: 'required',
    started_at: 'nullable',
    attempts: 'required',
    finished_at: 'nullable',
    report: 'nullable',
    failure: 'nullable',
  },
}
