import { openDatabase } from '../database.ts'

const [, , dataDir = ''] = process.argv

// Opens the embedded database and keeps it open until the process is killed.
await openDatabase({ dataDir, databaseUrl: null })
console.log('open')
setInterval(() => undefined, 60_000)
