import { defineConfig } from 'vitest/config'

import { results, withoutState } from '@otosafi/vitest/results'

export default defineConfig({ test: { ...results, ...withoutState } })
