import { defineConfig } from '@playwright/test'

import { findProgram } from '@otosafi/browsers/find-program'

const executablePath = findProgram('chromium')

/** `pnpm visual`: the key stories of the static build against their committed pictures. */
export default defineConfig({
  testDir: 'src/visual',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // The environment names the fonts: `src/visual/main.ts` brings them along.
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
})
