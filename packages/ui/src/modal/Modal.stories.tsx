import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import type { Guide } from '../testing/guide.ts'
import { Modal } from './Modal.tsx'

/** Buttons or chips beside one another. */
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' } as const

const meta = {
  title: 'Islands/Modal',
  component: Modal,
  args: {
    opened: true,
    onClose: fn(),
    title: 'Delete the search?',
    closeLabel: 'Close',
    direction: 'ltr',
    children: (
      <>
        <p style={{ marginBlockEnd: 'var(--space-4)' }}>You will get no more messages about new cars for it.</p>
        <Button look="danger" wide>
          Delete the search
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Asks for a short decision or answer without leaving the page.',
      avoid: [
        { when: 'It is long, or has an address of its own', take: 'Components/Section' },
        { when: 'It only tells something', take: 'Components/Notifications' },
      ],
      parts: ['Backdrop', 'Title', 'Close button', 'Content'],
      behaviour: [
        'Loaded when it is first opened, so it needs script: offer a page that does the same without.',
        'Button, Escape and a click beside it close it; the click no longer does once something is typed.',
      ],
      keyboard: [
        [['Tab'], 'goes round within the dialog'],
        [['Shift + Tab'], 'goes round the other way'],
        [['Escape'], 'closes it and returns to what opened it'],
      ],
      screenReader: 'A dialog named by its title.',
      words: { write: 'Delete the search?', not: 'Are you sure?' },
      examples: [
        {
          good: {
            draw: () => (
              <div style={ROW}>
                <Button look="danger">Delete the search</Button>
                <Button look="secondary">Keep it</Button>
              </div>
            ),
            why: 'Each button says what it does, without the question above it.',
          },
          bad: {
            draw: () => (
              <div style={ROW}>
                <Button>Yes</Button>
                <Button look="secondary">No</Button>
              </div>
            ),
            why: 'One must read the question twice.',
          },
        },
      ],
      longText: 'Title and content break anywhere; what is long scrolls within.',
      related: ['Components/Callout', 'Components/Notifications', 'Components/Overlay'],
    } satisfies Guide,
    layout: 'fullscreen',
    // A dialog covers the whole page that it is on.
    docs: { story: { inline: false, height: '320px' } },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // Its colours are measured next: not while it fades in.
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
    await expect(dialog).toBeVisible()
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {}

/** Longer than the screen: it scrolls, its title and button stay. */
export const LongText: Story = {
  tags: ['deep'],
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Ukukhetha isikhathi sokuzobona imoto nokuyihlola',
    closeLabel: 'Vala',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: 'var(--space-3)' }}>
        Bhukha isikhathi sokuzobona imoto nokuyihlola esitolo sethu eduze nawe, elingalindelekile.
      </p>
    )),
  },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    title: 'تسجيل الدخول',
    closeLabel: 'إغلاق',
    direction: 'rtl',
    children: <p>بعنوان بريدك الإلكتروني أو برقم هاتفك.</p>,
  },
}
