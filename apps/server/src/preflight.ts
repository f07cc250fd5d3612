import { readEnv } from './env.ts'
import { checkPlace } from './server/check-place.ts'

// Checks what would stop the server later before anything is built: `npm start` builds for half a minute.
try {
  await checkPlace(readEnv())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
