import { join } from 'node:path'

import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: ['../src/foundations/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, '../vite.config.ts') } },
  },
  // The other generator of documentation reads types through the compiler's API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
