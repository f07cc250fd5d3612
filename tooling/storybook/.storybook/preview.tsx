import type { Preview } from '@storybook/react-vite'

import { asPage } from '../src/as-page.tsx'

import '@otosafi/ui/theme/base.css'
import '../src/storybook.css'

/** Widths, in pixels, at which every screen must be whole. */
const WIDTHS = [320, 360, 768, 1280, 1920]

export default {
  tags: ['autodocs'],
  decorators: [asPage],
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { direction: 'ltr', scheme: 'light' },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    // The tokens are the ground; Storybook's own would cover them.
    backgrounds: { disable: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', ['Colour', 'Type', 'Space', 'Icons'], 'Components', 'Islands'] } },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: '800px' },
            type: width < 768 ? 'mobile' : 'desktop',
          },
        ]),
      ),
    },
  },
} satisfies Preview
