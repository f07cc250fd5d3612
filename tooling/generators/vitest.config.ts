import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

// Compilers and whole packages' tests run within a test.
export default defineConfig({ test: { ...results, testTimeout: 300_000 } })
