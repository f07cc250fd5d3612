import type { ColumnType } from 'kysely'

/** A JSON column: read as a value, written as JSON text (the driver would write an array as an array of PostgreSQL). */
export type Json<T> = ColumnType<T, string, string>

/** A JSON column that may be null. */
export type NullableJson<T> = ColumnType<T, string | null, string | null>

/** An instant: read as a `Date`, written as one or as ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>

/** An instant that may be missing. */
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** A generated column. */
export type Computed<T> = ColumnType<T, never, never>
