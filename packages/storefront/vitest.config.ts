import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

const testing = join(import.meta.dirname, 'src/testing')

export default defineConfig({
  resolve: { alias: { 'virtual:otosafi/locales': join(testing, 'locales.ts') } },
  // Each file has globals of its own, and what it imports is compiled once a worker: a third of the time of processes.
  test: { ...results, pool: 'vmThreads', setupFiles: [join(testing, 'clean-up.ts')] },
})
