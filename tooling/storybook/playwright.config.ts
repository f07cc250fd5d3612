import { defineConfig } from '@playwright/test'

import { findChromium } from './src/find-chromium.ts'

const executablePath = findChromium(process.env)

/** `pnpm visual`: the key stories of the static build against their committed pictures. */
export default defineConfig({
  testDir: 'src/visual',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // A pixel may differ a little, as between two versions of a browser; a hundred may differ more, which is less than a word.
  expect: { toMatchSnapshot: { threshold: 0.2, maxDiffPixels: 100 } },
  use: {
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
})
