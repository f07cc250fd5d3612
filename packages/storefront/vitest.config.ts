import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

const testing = join(import.meta.dirname, 'src/testing')

export default defineConfig({
  resolve: { alias: { 'virtual:otosafi/locales': join(testing, 'locales.ts') } },
  test: { ...results, setupFiles: [join(testing, 'clean-up.ts')] },
})
