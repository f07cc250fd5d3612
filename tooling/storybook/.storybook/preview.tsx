import type { Preview } from '@storybook/react-vite'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { asPage } from '../src/as-page.tsx'
import { loadFonts } from '../src/brand/load-fonts.ts'
import { DocsInScheme } from '../src/docs/DocsInScheme.tsx'
import { DocsPage } from '../src/docs/DocsPage.tsx'

import '@otosafi/ui/theme/base.css'
import '@otosafi/ui/theme/stand-ins.css'
import '@otosafi/ui/theme/stand-ins-arabic.css'
import '../src/storybook.css'

loadFonts()

/** Widths, in pixels, at which every screen must be whole. */
const WIDTHS = [320, 360, 768, 1280, 1920]

export default {
  tags: ['autodocs'],
  decorators: [asPage],
  globalTypes: {
    edition: {
      description: 'Edition: which country’s facts and words screens show',
      toolbar: {
        title: 'Edition',
        icon: 'globe',
        dynamicTitle: true,
        items: EDITION_IDS.map((id) => ({ value: id, title: `${id} · ${EDITIONS[id].host}` })),
      },
    },
    // Chosen in a tool of its own (src/toolbar/LanguageTool.tsx): which languages there are depends on the edition.
    language: { description: 'Language of screens, with its direction' },
    // Buttons (src/toolbar/ModeTools.tsx): a mode is on or off.
    direction: { description: 'Writing direction: that of the language, or a forced one' },
    scheme: { description: 'Colour scheme: that of the system, or a chosen one' },
    motion: { description: 'Less motion, or as much as the system asks for' },
    colours: { description: 'The system’s colours in place of ours, or ours' },
  },
  initialGlobals: {
    edition: 'ma',
    language: 'en',
    direction: 'auto',
    scheme: 'system',
    motion: 'system',
    colours: 'system',
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    // The tokens are the ground; Storybook's own would cover them.
    backgrounds: { disable: true },
    docs: { page: DocsPage, container: DocsInScheme, toc: true },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'All components',
          'What is new',
          'Foundations',
          [
            'Writing',
            'Error messages',
            'Languages',
            'Colour',
            'Type',
            'Space',
            'Layout',
            'Data display',
            'Icons',
            'Illustration',
            'Photography',
            'Motion',
            'Accessibility',
            'Handover',
          ],
          'Components',
          ['*', ['Docs', '*']],
          'Forms',
          ['*', ['Docs', '*']],
          'Islands',
          ['*', ['Docs', '*']],
          'Patterns',
          ['*', ['Docs', '*']],
          'Reviewers',
          'Screens',
          [
            'Journeys',
            'Shell',
            'Home',
            'Listing',
            'Car',
            'Browse and compare',
            'Act on a car',
            'Booking',
            'Visit',
            'Sell and value',
            'Sale',
            'Finance and services',
            'Read',
            'Newsletter',
            'Sign in',
            'Account',
            'Not found',
            'Unexpected error',
          ],
          'Office',
          [
            'About',
            'Sign in',
            'Inbox',
            'Request',
            'Cases',
            'Calendar',
            'Stock',
            'Car',
            'Inspection',
            'Service history and papers',
            'Featured cars',
            'Imports',
            'Content',
            'Claims',
            'Numbers',
            'Team',
            'Audit log',
            'No such page',
          ],
          'Messages',
          ['To visitors', 'To the team', 'Read a language through'],
        ],
      },
    },
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
