import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { forcedScheme } from './src/vite/forced-scheme.ts'
import { storyPhotos } from './src/vite/story-photos.ts'
import { wornEdition } from './src/vite/worn-edition.ts'

export default defineConfig({
  plugins: [react(), forcedScheme(), storyPhotos(), wornEdition()],
  // An overlay over a broken module would be checked as a part of every other story.
  server: { hmr: { overlay: false } },
})
