/** The largest file of cars that the team imports, in megabytes. */
export const STOCK_FILE_MAX_MEGABYTES = 4

/** The same in bytes, and in characters of its text, of which it has no more. */
export const STOCK_FILE_MAX_BYTES = STOCK_FILE_MAX_MEGABYTES * 1_000_000
