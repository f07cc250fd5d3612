import { parseEnv } from 'node:util'

import { pino } from 'pino'

import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { readEnv } from '../env.ts'
import { startServer } from '../server/start.ts'

const [, , dataDir = '', databaseUrl = '', migrations, ...settings] = process.argv

// The server as it runs without settings, or with a database of the test, on a folder of the test and a free port, which
// it says when it listens; as a later version, where there is a folder with its migrations. Settings, `NAME=value`, override the others.
const place = { DATA_DIR: dataDir, ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) }
const usual = { NODE_ENV: 'test', ROLE: 'api', PORT: '0', HOST: '127.0.0.1', ...place }
const env = readEnv({ ...usual, ...parseEnv(settings.join('\n')) })
const database = await openDatabase(env)
await migrate(database.pool, readMigrations(migrations))
const { listen, loaded } = await startServer({
  env,
  database,
  log: pino({ level: 'silent' }),
  report: (message) => console.error(message),
})
await loaded
console.log(`port ${await listen()}`)
