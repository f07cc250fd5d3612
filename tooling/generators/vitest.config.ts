import { defineConfig } from 'vitest/config'

import { filesOfPart, results } from '@otosafi/vitest/results'

// Compilers and whole packages' tests run within a test.
export default defineConfig({ test: { ...results, ...filesOfPart(), testTimeout: 300_000 } })
