import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

export default defineConfig({ test: { ...results } })
