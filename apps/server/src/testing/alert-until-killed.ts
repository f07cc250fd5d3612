import { randomUUID } from 'node:crypto'

import { EDITION_IDS } from '@otosafi/editions/edition'

import { createSearchService } from '../catalogue/search-service.ts'
import { openDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { createLocalMail } from '../outside/mail/local-mail.ts'
import { deliverOutbox } from '../outside/outbox/deliver-outbox.ts'
import { createAlerts } from '../resources/alerts/create-alerts.ts'

const [, , dataDir = '', databaseUrl = '', now = ''] = process.argv

// The job of alerts and the delivery of its mails, again and again, on a database of the test and by a clock that begins
// at `now`.
const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
const database = await openDatabase(env)
const begun = Date.now()
const clock = () => Number(now) + Date.now() - begun
const report = (message: string) => console.error(message)
const { service: search, loaded } = await createSearchService({ database, editions: EDITION_IDS, clock, report })
await loaded
const alerts = createAlerts({ database, search, clock, originOf: (edition) => `https://${edition}.test` })
const ports = { mail: createLocalMail(database, clock), sms: null }
const delivery = { database, ports, sender: randomUUID(), clock, report }
const { signal } = new AbortController()
console.log('begun')
for (let times = 1; ; times += 1) {
  await alerts(signal)
  await deliverOutbox(delivery)
  console.log(`run ${times}`)
}
