import { defineConfig } from 'vitest/config'

import { results, triesInCi } from '@otosafi/vitest/results'

export default defineConfig({ test: { ...results, retry: triesInCi(1) } })
