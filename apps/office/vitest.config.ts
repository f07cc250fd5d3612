import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

export default defineConfig({
  plugins: [react()],
  test: { ...results, environment: 'jsdom', unstubGlobals: true },
})
