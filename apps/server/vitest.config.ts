import { results } from '@otosafi/vitest/results'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...results } })
