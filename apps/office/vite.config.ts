import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The address of the API under `pnpm dev`. */
const API_ORIGIN = 'http://127.0.0.1:3001'

export default defineConfig({
  plugins: [react()],
  // Nothing inline: the policy of the office's pages allows files of its own host alone.
  build: { outDir: 'build', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/office': { target: API_ORIGIN, headers: { host: 'office.localhost' } } } },
})
