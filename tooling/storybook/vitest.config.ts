import { join } from 'node:path'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

import { findProgram } from '@otosafi/browsers/find-program'
import { results, triesInCi } from '@otosafi/vitest/results'

const executablePath = findProgram('headlessChromium')
if (executablePath === null) {
  const message = 'No Chromium was found (on the path or as CHROMIUM_PATH): the stories cannot run as tests.'
  if (process.env.CI === 'true') throw new Error(message)
  console.warn(`\n${message} SKIPPED.\n`)
}

/** A headless Chromium; `contextOptions` emulate the reader's system preferences. */
function chromium(
  executablePath: string,
  contextOptions: NonNullable<PlaywrightProviderOptions['contextOptions']> = {},
) {
  return {
    enabled: true,
    headless: true,
    // Letters at parts of a pixel, as phones and most desks place them.
    provider: playwright({
      launchOptions: { executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] },
      contextOptions,
    }),
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
  }
}

/** Given to each project in the browser, as projects take nothing of what is set for all. */
const timeouts = { retry: triesInCi(2), testTimeout: 60_000 }

/** Every story without a tag of `exclude` in one page setting, checked by axe; the settings are in `src/vitest`. */
function everyStory(
  setting: 'light' | 'dark-mirrored',
  exclude: string[],
  executablePath: string,
): TestProjectConfiguration {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), tags: { exclude } })],
    test: {
      name: setting,
      isolate: false,
      setupFiles: [`./src/vitest/${setting}.ts`, './src/vitest/generous-waits.ts'],
      ...timeouts,
      browser: chromium(executablePath),
    },
  }
}

/** The key stories as a reader sees them who asked their system for less motion and for its own colours. */
function calm(executablePath: string): TestProjectConfiguration {
  return {
    extends: './vite.config.ts',
    optimizeDeps: {
      include: [
        '@storybook/addon-a11y/preview',
        '@storybook/addon-docs/blocks',
        '@storybook/react-vite',
        'storybook/test',
      ],
    },
    test: {
      name: 'calm',
      include: ['src/calm/*.test.tsx'],
      setupFiles: ['./src/vitest/light.ts', './src/vitest/generous-waits.ts'],
      ...timeouts,
      browser: chromium(executablePath, { forcedColors: 'active', reducedMotion: 'reduce' }),
    },
  }
}

/**
 * In the gate the stories in light, of most screens one: those with the tag `deep` run in the part `matrix` of the deep tests, which
 * has every story in light, and in dark mirrored, and the key stories calm. Without a browser none of them.
 */
function projects(executablePath: string | null): TestProjectConfiguration[] {
  const node = { test: { name: 'node', include: ['src/**/*.test.ts'], css: true } }
  if (executablePath === null) return [node]
  if (process.env['TEST_PART'] === 'matrix')
    return [
      everyStory('light', [], executablePath),
      everyStory('dark-mirrored', ['once'], executablePath),
      calm(executablePath),
    ]
  return [node, everyStory('light', ['deep'], executablePath)]
}

export default defineConfig({ test: { ...results, projects: projects(executablePath) } })
