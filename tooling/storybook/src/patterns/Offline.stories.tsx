import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { OfflineState } from '@otosafi/ui/offline-state/OfflineState'

import { type PartArgs, partStory, patternParameters, SAMPLE } from './part-story.tsx'

/** What remains without a connection, and what becomes of what was typed. */
const meta = {
  title: 'Patterns/Offline',
  tags: ['once', 'deep'],
  parameters: {
    ...patternParameters({
      use: 'Always: a line that comes and goes is the usual case here. Each screen is asked what of it is worth having without one.',
      behaviour: [
        'Pages that were seen are kept on the device and open again. A line at the lower edge says that there is no connection.',
        'A page that is not kept has its place taken by one that lists those that are.',
        'A form that is sent without a connection is kept, and is sent once when there is one and a page of ours is open. Until then it is listed, and can be taken back.',
        'What the server refuses later is listed as well, with the way to correct it.',
        'Where the line comes back, the page says so for a moment and goes on by itself.',
        'Nothing of an account is kept on the device after its session.',
      ],
      rules: [
        { good: 'There is no connection. Pages that you have seen open all the same.', bad: 'Network error' },
        { good: 'Kept on this device. It is sent once, when there is a connection.', bad: 'Sending…, for ever' },
        {
          good: 'List what is kept on the device.',
          bad: 'Take the page away because a request failed.',
        },
      ],
      components: [
        'Components/Offline state',
        'Components/Error state',
        'Components/Notifications',
        'Components/State message',
      ],
      screens: [
        ['Nothing answered', 'screens-unexpected-error--unreached'],
        ['A page without footer texts', 'screens-shell--without-footer-texts'],
      ],
    }),
  },
} satisfies Meta
export default meta

/** A page that was never seen, on a device without a connection. */
export const NotKept: StoryObj = {
  tags: ['!deep'],
  parameters: { ...SAMPLE },
  render: () => (
    <OfflineState title="You are offline" text="What you type is kept on this device, and sent later.">
      <Button>Try again</Button>
    </OfflineState>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
}

/** The device has a connection, but nothing answers. It goes on by itself as soon as something does. */
export const Unreached: StoryObj<PartArgs> = {
  ...partStory,
  args: {
    address: ({ language }) => pathFor('buyCars', language),
    change: (path, body) => (path === '/cars' ? Promise.reject(new TypeError('Failed to fetch')) : body),
    selector: 'main div:has(> h1)',
  },
}
