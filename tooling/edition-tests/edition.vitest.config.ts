import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

/** The tests of one edition: an app runs them in its own folder, on its own facts and its own build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...results,
    include: ['src/edition/*.test.ts'],
    isolate: false,
    provide: { app: process.cwd() },
    reporters: ['default', ['json', { outputFile: join(process.cwd(), '.results/vitest.json') }]],
  },
})
