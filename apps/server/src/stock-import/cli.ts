import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { writeCities } from '../db/write-cities.ts'
import { readEnv } from '../env.ts'
import { createThreadPreparer } from '../media/uploads/preparer.ts'
import { createUploads } from '../media/uploads/uploads.ts'
import { chooseStorage } from '../outside/storage/choose-storage.ts'
import { readCliOptions, USAGE } from './cli-options.ts'
import { exitCodeOf, faultLine, summaryOf } from './cli-report.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'

// Takes a dealer's cars over into the database of the environment: `pnpm run import --edition ma cars.csv`.
try {
  const env = readEnv()
  const { path, format, allowsPrivate, ...options } = readCliOptions(process.argv.slice(2))
  const bytes = await readFile(path)
  const report = (message: string, error: unknown) => console.error(message, error)
  const database = await openDatabase(env, report)
  const preparer = createThreadPreparer()
  try {
    await migrate(database.pool)
    await writeCities(database.kysely)
    const clock = Date.now
    const started = performance.now()
    const done = await importStock(
      {
        database,
        photos: {
          source: createPhotoSource({ folder: dirname(path), allowsPrivate }),
          preparePicture: preparer.prepare,
          uploads: createUploads({ database, store: chooseStorage(env), clock, report }),
        },
        clock,
      },
      {
        ...options,
        file: { bytes, format },
        onFault: (fault) => console.log(faultLine(fault)),
      },
    )
    const seconds = (performance.now() - started) / 1000
    console.log(summaryOf(done, { isDryRun: options.isDryRun, seconds }))
    process.exitCode = exitCodeOf(done)
  } finally {
    await preparer.close()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(USAGE)
  process.exitCode = 1
}
