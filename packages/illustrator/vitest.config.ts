import { defineConfig } from 'vitest/config'

import { filesOfPart, results, withoutState } from '@otosafi/vitest/results'

export default defineConfig({ test: { ...results, ...withoutState, ...filesOfPart() } })
