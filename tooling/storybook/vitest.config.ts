import { join } from 'node:path'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

import { results } from '@otosafi/vitest/results'

import { findChromium } from './src/find-chromium.ts'

const executablePath = findChromium(process.env)
if (executablePath === null) {
  const message = 'No Chromium was found (on the path or as CHROMIUM_PATH): the stories cannot run as tests.'
  if (process.env.CI === 'true') throw new Error(message)
  console.warn(`\n${message} SKIPPED.\n`)
}

/** Every story in one page setting, checked by axe; the settings are in `src/vitest`. */
function inChromium(setting: string, executablePath: string): TestProjectConfiguration {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    test: {
      name: setting,
      isolate: false,
      setupFiles: [`./src/vitest/${setting}.ts`],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  }
}

export default defineConfig({
  test: {
    ...results,
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts'], css: true } },
      ...(executablePath === null
        ? []
        : ['light', 'dark-mirrored'].map((setting) => inChromium(setting, executablePath))),
    ],
  },
})
