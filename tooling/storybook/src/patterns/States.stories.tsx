import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Logo } from '@otosafi/ui/logo/Logo'
import { Progress } from '@otosafi/ui/progress/Progress'
import { Splash } from '@otosafi/ui/splash/Splash'

import { withNewAccount } from '../screens/made-account.ts'
import { type PartArgs, partStory, patternParameters, SAMPLE } from './part-story.tsx'

/** Empty, loading and error states, in place of the content. */
const meta = {
  title: 'Patterns/Empty, loading and failure',
  tags: ['once', 'deep'],
  parameters: {
    ...patternParameters({
      use: 'Every list, page and picture has these three states besides the usual one. They are designed with it, not after it.',
      behaviour: [
        'Empty: why it is so, and the next step as a link. It keeps the place and the heading of what will be there.',
        'Loading: the page that is there stays. A splash comes only after a delay, and says that the page is coming; what takes long says how far it is.',
        'A box has its size before its content comes: nothing moves when it does.',
        'Failed: what did not work and what to do, in place of the part alone. Header, navigation and all that could be had remain.',
        'Loaded later is announced politely; failed is announced at once.',
      ],
      rules: [
        { good: 'No favourite yet. Press the heart of a car to find it here again.', bad: 'Nothing here.' },
        { good: 'This page could not be loaded. Try again.', bad: 'Oops! Something went wrong (error 503).' },
        { good: 'Keep what is there while the next page comes.', bad: 'Clear the page, then load.' },
      ],
      components: [
        'Components/Empty state',
        'Components/Error state',
        'Components/Splash',
        'Components/Progress',
        'Components/State message',
        'Components/Load more',
      ],
      screens: [
        ['No favourites', 'screens-browse-and-compare--no-favourites'],
        ['No requests', 'screens-account--no-requests'],
        ['Another page takes long', 'screens-shell--loading'],
        ['The favourites failed', 'screens-account--favourites-failed'],
        ['Unexpected error', 'screens-unexpected-error--usual'],
        ['Not found', 'screens-not-found--usual'],
      ],
    }),
  },
} satisfies Meta
export default meta

/** A list that was never used: what it will be, and where to begin. */
export const Empty: StoryObj<PartArgs> = {
  tags: ['!deep'],
  ...partStory,
  args: {
    address: ({ language }) => pathFor('favourites', language),
    change: withNewAccount,
    isSignedIn: true,
    selector: 'main div:has(> h2)',
  },
}

/** What takes long says how far it is, or that nobody knows. */
export const UnderWay: StoryObj = {
  parameters: { ...SAMPLE },
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-5)', maxInlineSize: 480 }}>
      <Progress label="Sending the photos" text="3 of 8 photos" value={3} max={8} />
      <Progress label="Reading the chassis number" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('progressbar')).toHaveLength(2),
}

/** The splash, over a page that is being left. */
export const Loading: StoryObj = {
  parameters: { ...SAMPLE, docs: { story: { inline: false, height: '240px' } } },
  render: () => (
    <Splash text="Loading">
      <Logo name="Otosafi" />
    </Splash>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Loading')).toBeInTheDocument(),
}

/** A page that could not be made: what to do, with the ways on. */
export const Failed: StoryObj<PartArgs> = {
  ...partStory,
  args: {
    address: ({ language }) => pathFor('buyCars', language),
    change: (path, body) => (path === '/cars' ? new Response(null, { status: 500 }) : body),
    selector: 'main div:has(> h1)',
  },
}
