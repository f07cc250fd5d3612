import { restartTuned } from './server/restart-tuned.ts'

restartTuned()
// Imported lazily: a process that is about to be replaced need not load the server.
await import('./serve.ts')
