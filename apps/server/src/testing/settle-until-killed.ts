import { openDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { choosePayments } from '../outside/payments/choose-payments.ts'
import { createRunPayments } from '../resources/payments/run-payments.ts'

const [, , dataDir = '', databaseUrl = '', offset = '0'] = process.argv

// The job of payments on a database of the test, again and again, `offset` milliseconds ahead of time.
const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
const database = await openDatabase(env)
const clock = () => Date.now() + Number(offset)
const run = createRunPayments({
  database,
  payments: choosePayments(env, database, clock),
  clock,
  originOf: (edition) => `https://${edition}.test`,
  report: (message) => console.error(message),
})
const { signal } = new AbortController()
console.log('begun')
for (let times = 1; ; times += 1) {
  await run(signal)
  console.log(`run ${times}`)
}
