import { results } from '@otosafi/vitest/results'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({ plugins: [react()], test: { ...results, environment: 'jsdom', css: true, isolate: false, unstubGlobals: true } })
