import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { StorybookConfig } from '@storybook/react-vite'

import { availableLanguages } from '@otosafi/i18n/available-languages'
import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { managerDataScript } from '../src/brand/manager-data.ts'

const tokensFile = createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css')

export default {
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../apps/office/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, '../vite.config.ts') } },
  },
  // The other generator of documentation reads types through the compiler's API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Where the page Foundations/Handover links to them.
  staticDirs: [{ from: join(dirname(tokensFile), '../brand'), to: '/brand' }],
  managerHead: (head) =>
    head +
    managerDataScript({ tokens: parseTokens(readFileSync(tokensFile, 'utf8')), languages: availableLanguages() }),
} satisfies StorybookConfig
