import { defineConfig } from 'vitest/config'

import { filesOfPart, results } from '@otosafi/vitest/results'

export default defineConfig({ test: { ...results, ...filesOfPart(['src/car-index.test.ts']) } })
