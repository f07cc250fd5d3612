import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Callout } from './Callout.tsx'

const meta = {
  title: 'Components/Callout',
  parameters: {
    guide: {
      use: 'Sets a remark apart that people must not miss: a caution, a result, how exact a figure is.',
      avoid: [
        { when: 'The message passes and asks for nothing', take: 'Components/Notifications' },
        { when: 'One field is wrong', take: 'Forms/Field' },
        { when: 'There is nothing to show', take: 'Components/Empty state' },
      ],
      anatomy: {
        draw: () => (
          <Callout tone="danger" title="Front brake pads: worn to 2 mm">
            <p>To be replaced. About 900 DH.</p>
          </Callout>
        ),
        parts: [
          ['Icon of the tone', 'svg'],
          ['Title', 'p'],
          ['Details, which may be absent', 'p + p'],
        ],
      },
      behaviour: [
        'Stays where it stands until the page changes.',
        'Set its live role only where it appears after the page has loaded.',
      ],
      keyboard: [[['Tab'], 'goes to the links within, if there are any']],
      screenReader:
        'The icon is hidden: the title must say what colour and icon say. With role alert it interrupts, with status it waits.',
      words: { write: 'Never pay before you have seen the car', not: 'Warning!' },
      examples: [
        {
          good: {
            draw: () => <Callout tone="danger" title="Never pay before you have seen the car" />,
            why: 'The title is the message.',
          },
          bad: {
            draw: () => (
              <Callout tone="danger" title="Warning!">
                <p>Never pay before you have seen the car</p>
              </Callout>
            ),
            why: 'The title says what the colour says already.',
          },
        },
      ],
      longText: 'Title and text break anywhere; the icon stands at the start of the line in either direction.',
      related: ['Components/Notifications', 'Components/Error state', 'Components/Badge'],
    } satisfies Guide,
  },
  component: Callout,
  args: {
    title: 'The monthly figure is indicative',
    children: <p>The bank decides on the rate after it has seen your papers.</p>,
  },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Success: Story = {
  args: {
    tone: 'success',
    live: 'status',
    title: 'Your question was sent',
    children: <p>We answer within one working day.</p>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Your question was sent'),
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Never pay before you have seen the car', children: undefined },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    live: 'alert',
    title: 'The message was not sent',
    children: <p>Check the connection, then try again.</p>,
  },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    tone: 'warning',
    title: 'Isibalo sanyanga zonke siyisilinganiso nje kuphela elingalindelekile lokusetshenziswa',
    children: (
      <p>Ibhange linquma ngenzalo uma selibonile amaphepha akho, futhi ingashintsha nganoma yisiphi isikhathi.</p>
    ),
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { tone: 'success', title: 'تم إرسال سؤالك', children: <p>نجيب خلال يوم عمل واحد.</p> },
}
