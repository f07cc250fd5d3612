import type { SelectType } from 'kysely'

import type { Tables } from '../tables.ts'

/** Every column that the types of the queries know, and whether it may be null. */
export type Columns = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: null extends SelectType<Tables[Table][Column]> ? 'nullable' : 'required'
  }
}
