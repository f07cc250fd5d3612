import { restartTuned } from './server/restart-tuned.ts'

restartTuned()
// Imported only now: the process that is replaced would have loaded it in vain.
await import('./serve.ts')
