import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** Addresses that lead nowhere any more, and days on which nothing answers. */
const meta = {
  title: 'Patterns/Pages that cannot be shown',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'When a whole page cannot be had: its address is wrong, what stood there is gone, or our servers do not answer. If only a part failed, see Empty, loading and failure.',
      behaviour: [
        'The page says in one sentence what happened, without a code and without blame: a mistyped address is not the visitor’s fault.',
        'Header, footer and language stay, so that there is a way on; the ways on are links to what people mostly want.',
        'A car that is sold keeps its page, says so, and shows others like it. Only what never was is not found.',
        'A secret link that ran out says how to get a new one.',
        'A failure says what to do next. Its heading “Unexpected Application Error!” was fixed by the order for the product (P-37): no other text follows it.',
        'Search engines and monitors get the true status: 404, 410 or 503, never 200.',
      ],
      rules: [
        { good: 'The page does not exist or was removed.', bad: 'Error 404' },
        {
          good: 'This page could not be loaded. Try again.',
          bad: 'Oops! Something went wrong on our end.',
        },
        {
          good: 'Show the ways to the cars and to the home page.',
          bad: 'Lead everybody to the home page after three seconds.',
        },
      ],
      components: [
        'Components/Error state',
        'Components/Empty state',
        'Components/State message',
        'Components/Offline state',
        'Components/Button',
      ],
      screens: [
        ['No such page', 'screens-not-found--usual'],
        ['The server failed', 'screens-unexpected-error--usual'],
        ['Nothing answered', 'screens-unexpected-error--unreached'],
        ['A car that is sold', 'screens-car--sold'],
        ['A link that ran out', 'screens-sign-in--new-password-expired'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** An address that leads nowhere. */
export const NoSuchPage: Story = {
  tags: ['!deep'],
  args: { address: () => '/nowhere', selector: 'main div:has(> h1)' },
}

/** The server answered that it could not. */
export const ServerFailed: Story = {
  args: {
    address: ({ language }) => pathFor('buyCars', language),
    change: (path, body) => (path === '/cars' ? new Response(null, { status: 500 }) : body),
    selector: 'main div:has(> h1)',
  },
}

/** Nothing answered at all: the page asks to be loaded again. */
export const Unreached: Story = {
  args: {
    address: ({ language }) => pathFor('buyCars', language),
    change: (path, body) => (path === '/cars' ? Promise.reject(new TypeError('Failed to fetch')) : body),
    selector: 'main div:has(> h1)',
  },
}
