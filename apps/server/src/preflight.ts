import { readEnv } from './env.ts'
import { checkStartup } from './server/check-startup.ts'

// Checks what would stop the server later before anything is built: `npm start` builds for half a minute.
try {
  await checkStartup(readEnv())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
