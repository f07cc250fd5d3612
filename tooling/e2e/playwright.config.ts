import { defineConfig } from '@playwright/test'

import { readRunEnv } from './src/env.ts'
import { findBrowser } from './src/find-browser.ts'

const env = readRunEnv()
const executablePath = findBrowser(env.chromiumPath)

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: env.ci,
  workers: 2,
  retries: env.ci ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--force-color-profile=srgb',
      ],
    },
  },
})
