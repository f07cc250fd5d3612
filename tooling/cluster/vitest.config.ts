import { defineConfig } from 'vitest/config'

import { filesOfPart, results, triesInCi } from '@otosafi/vitest/results'

export default defineConfig({ test: { ...results, ...filesOfPart(), retry: triesInCi(1) } })
