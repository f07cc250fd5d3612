import { join } from 'node:path'

import { defineConfig, type LaunchOptions } from '@playwright/test'

import { findProgram } from '@otosafi/browsers/find-program'
import type { FontSystem } from '@otosafi/system-fonts/font-systems'

import { otherBrowsers } from './src/browsers/start-browser.ts'
import { browserEnv, readRunEnv } from './src/env.ts'

const env = readRunEnv()
const executablePath = findProgram('headlessChromium')

/** The tests that drive Firefox and WebKit themselves. */
const OTHER_BROWSERS = 'browsers/*.spec.ts'

/** The journeys beside the main ones, which the part `journeys` of the deep tests makes. */
const DEEP = '*.deep.spec.ts'

/** The tests that depend on fonts. */
const OF_FONTS = ['layout-shift.deep.spec.ts', 'moved-by-script.deep.spec.ts']

/** How a browser starts that has the fonts of a kind of system. */
const launch = (system: FontSystem): LaunchOptions => ({
  ...(executablePath === null ? {} : { executablePath }),
  ...(env.fonts === null ? {} : { env: browserEnv(join(env.fonts, system, 'fonts.conf')) }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    '--force-color-profile=srgb',
  ],
})

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: env.ci,
  // Pages, server and browsers keep two cores busy: a third worker brings nothing.
  workers: 2,
  // A test that passes only on retry is named as flaky at the end of the run.
  retries: env.ci ? 2 : 0,
  // Limits only end what hangs: a busy two-core machine stays far below them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // Requests that a service worker makes escape the tests' routes: only tests about it allow one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
  },
  projects: env.otherBrowsers
    ? Object.keys(otherBrowsers()).map((name) => ({ name, testMatch: OTHER_BROWSERS }))
    : env.journeys
      ? [
          { name: 'desktop', testMatch: DEEP, use: { launchOptions: launch('desktop') } },
          // Tests that depend on fonts run once more with those of phones.
          { name: 'android', testMatch: OF_FONTS, use: { launchOptions: launch('android') } },
        ]
      : [{ name: 'desktop', testIgnore: [OTHER_BROWSERS, DEEP], use: { launchOptions: launch('desktop') } }],
})
