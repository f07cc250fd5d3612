import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compressAssets } from '@otosafi/compress-assets/compress-assets'

import { writeWorker } from './write-worker.ts'

/** The address of the API under `pnpm dev`. */
const API_ORIGIN = 'http://127.0.0.1:3001'

/** Modules of half of the pages share a chunk; others stay in chunks of their own, so that a page loads only what it needs. */
const BASE = { name: 'base', minShareCount: 12 }

export default defineConfig({
  plugins: [react(), writeWorker(), compressAssets()],
  // Nothing inline: the policy of the office's pages allows files of its own host alone.
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [BASE] } } },
  },
  server: { proxy: { '/office': { target: API_ORIGIN, headers: { host: 'office.localhost' } } } },
})
