import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { SkipLink } from '@otosafi/ui/skip-link/SkipLink'

import { USES_BY_KEY } from '../docs/keys-of-components.ts'
import { BoardTable } from '../foundations/BoardTable.tsx'
import { type PartArgs, partStory, patternParameters, SAMPLE } from './part-story.tsx'

/** A frame of its own: what is pressed in it moves the focus of no other story. */
const inAFrame = (height: string) => ({ docs: { story: { inline: false, height } } })

/** Everything without a mouse: the order, the focus, and what leads out again. */
const meta = {
  title: 'Patterns/Keyboard',
  tags: ['once', 'deep'],
  parameters: {
    ...patternParameters({
      use: 'On every page. Who cannot hold a mouse, who fills in forms all day, and who has a broken screen all work by keys.',
      behaviour: [
        'Tab goes through a page in the order in which it is read, in either direction of writing. The first stop leads past the header.',
        'The focus is always seen: a line of 3 px, off the edge of what has it.',
        'Links follow Enter, buttons Enter and Space. What looks like the one is never the other.',
        'A group that is one choice, as radios or the small pictures of a car, is one stop; arrow keys move within it, following the direction of writing.',
        'What lies over the page holds the focus, closes by Escape, and gives the focus back to what opened it.',
        'What changes by itself takes no focus. A form that was refused gives it to the summary of its errors; the next step of a form to its heading.',
        'Where something is removed, the focus goes to the one beside it, never to the top of the page.',
        'Visitors have no shortcuts of single letters: they are in the way of screen readers and of speech. The office has Ctrl + K, which opens its search.',
        'Lists that are sorted by dragging have buttons that do the same.',
      ],
      rules: [
        { good: 'Let the browser’s own controls have the keys that people know.', bad: 'Draw a select anew.' },
        { good: 'Move the focus when what had it is gone.', bad: 'Move it because something came.' },
        { good: 'The order of the page is the order of Tab.', bad: 'tabindex="3"' },
      ],
      components: [
        'Components/Skip link',
        'Components/Menu',
        'Components/Combobox',
        'Components/Gallery',
        'Forms/Error summary',
        'Islands/Modal',
      ],
      screens: [
        ['Header and footer', 'screens-shell--usual'],
        ['A car with its photographs', 'screens-car--available'],
        ['A long form', 'screens-sell-and-value--sell-your-car'],
      ],
    }),
  },
} satisfies Meta
export default meta

/** The first stop of Tab on every page. */
export const FirstStop: StoryObj = {
  tags: ['!deep'],
  parameters: { ...SAMPLE, ...inAFrame('120px') },
  render: () => (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <p id="content" tabIndex={-1}>
        Dacia Duster 2019, 64 200 km
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** A form that was refused: the focus is on the summary, and each of its lines leads to its field. */
export const Refused: StoryObj<PartArgs> = {
  ...partStory,
  parameters: inAFrame('640px'),
  args: {
    address: ({ language }) => pathFor('contactUs', language),
    selector: 'main form:has(textarea)',
    sent: { contact: '', name: '', email: 'salma@', phone: '06 12', subject: '', message: 'Is it still there?' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

/** Every key, with the components that have it. */
export const EveryKey: StoryObj = {
  parameters: { ...SAMPLE },
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      {USES_BY_KEY.map(([key, uses]) => (
        <BoardTable
          key={key}
          title={key}
          columns={['Component', 'What it does']}
          rows={uses.map(({ title, effect }) => ({
            key: `${title} ${effect}`,
            cells: [title.slice(title.indexOf('/') + 1), effect],
          }))}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Escape' })).toBeVisible()
  },
}
