import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { componentFacts } from './src/vite/component-facts.ts'
import { currentEdition } from './src/vite/current-edition.ts'
import { forcedPreferences } from './src/vite/forced-preferences.ts'
import { forcedScheme } from './src/vite/forced-scheme.ts'
import { ssrFlag } from './src/vite/ssr-flag.ts'
import { storyPhotos } from './src/vite/story-photos.ts'
import { tokenFiles } from './src/vite/token-files.ts'

export default defineConfig({
  plugins: [
    react(),
    forcedScheme(),
    forcedPreferences(),
    storyPhotos(),
    tokenFiles(),
    currentEdition(),
    ssrFlag(),
    componentFacts(),
  ],
  // An overlay over a broken module would be checked as a part of every other story.
  server: { hmr: { overlay: false } },
})
