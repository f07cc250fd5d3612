import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { forcedScheme } from './src/vite/forced-scheme.ts'
import { storyPhotos } from './src/vite/story-photos.ts'

export default defineConfig({ plugins: [react(), forcedScheme(), storyPhotos()] })
