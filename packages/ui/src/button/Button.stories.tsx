import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Icon } from '../icon/Icon.tsx'
import { arrowEnd, filter } from '../icon/icons.ts'
import type { Guide } from '../testing/guide.ts'
import { Button, ButtonLink } from './Button.tsx'

/** Buttons or chips beside one another. */
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' } as const

const meta = {
  title: 'Components/Button',
  parameters: {
    guide: {
      use: 'Starts an action on this page or sends a form. ButtonLink is the same look for a link to another page.',
      avoid: [
        { when: 'The link stands within a sentence', take: 'Components/Text link' },
        { when: 'There is room for an icon alone', take: 'Components/Icon button' },
        { when: 'A form is sent and the answer can take time', take: 'Forms/Submit button' },
      ],
      anatomy: {
        draw: () => (
          <Button>
            <Icon icon={filter} />
            Show 128 cars
          </Button>
        ),
        parts: [
          ['Surface, 44 px high at least', 'button'],
          ['Icon, which may be absent', 'svg'],
        ],
      },
      behaviour: [
        'Primary for the one main action, secondary for others, quiet without a frame, danger for what takes away for good.',
        'A button without a form does nothing without script: take a link or a form where the page must work before it.',
      ],
      keyboard: [
        [['Enter', 'Space'], 'press a button'],
        [['Enter'], 'follows a ButtonLink'],
      ],
      screenReader: 'The text is the name; a ButtonLink is announced as a link.',
      words: { write: 'Show 128 cars', not: 'Submit' },
      examples: [
        {
          good: { draw: () => <Button>Show 128 cars</Button>, why: 'It says what comes next.' },
          bad: { draw: () => <Button>Submit</Button>, why: 'It says what the machine does.' },
        },
        {
          good: {
            draw: () => (
              <div style={ROW}>
                <Button>Book this car</Button>
                <Button look="secondary">Ask a question</Button>
              </div>
            ),
            why: 'One main action; others are secondary.',
          },
          bad: {
            draw: () => (
              <div style={ROW}>
                <Button>Book this car</Button>
                <Button>Ask a question</Button>
              </div>
            ),
            why: 'Two main actions: neither is.',
          },
        },
      ],
      longText: 'The text wraps in balanced lines and breaks within a word only where it must.',
      related: ['Forms/Submit button', 'Components/Icon button', 'Components/Text link'],
    } satisfies Guide,
  },
  component: Button,
  args: { children: 'Show 128 cars', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show 128 cars' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { look: 'secondary', children: 'Book a visit' } }

export const Quiet: Story = { args: { look: 'quiet', children: 'Clear all filters' } }

export const Danger: Story = { args: { look: 'danger', children: 'Delete my account' } }

export const Disabled: Story = { args: { disabled: true, children: 'No car matches' } }

export const Wide: Story = { args: { wide: true } }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon icon={filter} />
        Filters
      </>
    ),
  },
}

export const Link: Story = { render: () => <ButtonLink href="/en/cars">See all cars</ButtonLink> }

export const LongText: Story = {
  tags: ['deep'],
  args: { wide: true, children: 'Bhukha isikhathi sokuzobona imoto nokuyihlola esitolo sethu eduze nawe' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        عرض 128 سيارة
        <Icon icon={arrowEnd} />
      </>
    ),
  },
}
