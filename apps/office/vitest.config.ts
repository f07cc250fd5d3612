import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

export default defineConfig({
  plugins: [react()],
  // Each file has globals of its own, and what it imports is compiled once a worker: half the time of processes.
  test: { ...results, pool: 'vmThreads', environment: 'jsdom', unstubGlobals: true },
})
