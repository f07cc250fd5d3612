/** The server on which drills create their databases: that of the environment, else a local one. */
export const DATABASE_SERVER: string = process.env['TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

/** Whether a missing database server is an error rather than a reason to skip. */
export const IS_DATABASE_REQUIRED = Boolean(process.env['TEST_DATABASE_URL'] || process.env['CI'])
