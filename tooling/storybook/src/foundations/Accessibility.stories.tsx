import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '@otosafi/ui/button/Button'

import { GAPS, TRIAL_PAIRS, TRIAL_TASKS, WAYS_OF_TESTING } from './accessibility-tests.ts'
import { BoardTable } from './BoardTable.tsx'
import { Focused } from './Focused.tsx'

import styles from './Foundations.module.css'

/** Accessibility promises for every screen and component, with the checks that hold them. */
const PROMISES = [
  [
    'Text has a contrast of 4.5 at least, large text and the edges of controls 3',
    'Foundations/Colour, a test over all pairs',
  ],
  ['A target is 44 px high at least where fingers touch', 'the stories, the pages in Chromium'],
  ['The focus is always visible: 3 px, 2 px away', 'the keyboard tests'],
  ['Keyboard alone reaches and does everything', 'the keyboard tests'],
  ['Colour is never the only signal', 'every badge and state has a word'],
  ['Nothing moves under reduced motion', 'the calm run of the stories'],
  ['Everything is there in forced colours', 'the calm run of the stories'],
  ['Nothing is cut at 320 px and at 200 % zoom', 'the layout tests'],
  ['Errors stand under their field and in a summary that takes the focus', 'the stories of forms'],
  ['A page reads in the right order without styles and without script', 'the tests without script'],
] as const

function Promises() {
  const rows = PROMISES.map(([promise, proof]) => ({ key: promise, cells: [promise, proof] }))
  return <BoardTable title="Promises" columns={['Promise', 'Held by']} rows={rows} />
}

/**
 * The promises of WCAG 2.2 AA and ours beside them. Every story is checked by axe in both schemes and directions.
 *
 * Look at any story as such readers do: **Light**, **Dark**, **Right to left**, **Less motion**, **Forced colours** and **320 px**
 * are buttons of the toolbar. Forced colours are the system's own, and no page can switch them on: the button comes near,
 * with the system's colours and without grounds and shadows. The real ones are what counts. In Chrome or Edge: open the developer tools
 * (F12), press Ctrl+Shift+P (Cmd+Shift+P on a Mac), choose “Show Rendering”, and set “Emulate CSS media feature
 * forced-colors” to “active”. In Firefox: Settings, Language and Appearance, Contrast Control, “Custom”. In Windows, for every
 * browser: Settings, Accessibility, Contrast themes.
 */
const meta = { title: 'Foundations/Accessibility', component: Promises } satisfies Meta<typeof Promises>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {}

function Tests() {
  return (
    <div className={styles.rows}>
      <BoardTable
        title="By programs, before every change is taken"
        columns={['What', 'How', 'What it does not find']}
        rows={WAYS_OF_TESTING.map((cells) => ({ key: cells[0], cells }))}
      />
      <BoardTable
        title="Not tested yet"
        columns={['What', 'Why it matters']}
        rows={GAPS.map((cells) => ({ key: cells[0], cells }))}
      />
    </div>
  )
}

/** What is tested by programs, what they cannot find, and what nobody has tried yet. */
export const HowItIsTested: Story = { render: () => <Tests /> }

function Trial() {
  return (
    <div className={styles.rows}>
      <BoardTable
        title="With what"
        columns={['Reader', 'Browser', 'Why']}
        rows={TRIAL_PAIRS.map((cells) => ({ key: cells[0], cells }))}
      />
      <h3>What to do</h3>
      <ol className={styles.steps}>
        {TRIAL_TASKS.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ol>
      <p>
        Write down for each step what was said, what was expected and what was done, with the date, the versions and the
        language of the page. What is wrong becomes a test before it is mended; what was tried becomes a record in{' '}
        <code>tooling/decisions</code>.
      </p>
    </div>
  )
}

/** A trial by ear takes an hour. It is best made by somebody who uses a screen reader every day. */
export const TryItByEar: Story = { render: () => <Trial /> }

/**
 * The focus is drawn in the colour of `--focus`, off the edge of what has it, on every ground. The rings are drawn by the
 * product's own rule; press Tab to move the real one.
 */
export const Focus: Story = {
  render: () => <Focused />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const [button] = canvas.getAllByRole('button')
    await expect(button).toHaveFocus()
    if (!button) return
    // Without the ring that the story has drawn on it, as on all others: what is left is the page's own.
    button.removeAttribute('style')
    const { outlineStyle, outlineWidth } = getComputedStyle(button)
    await expect([outlineStyle, Number.parseFloat(outlineWidth) >= 2]).toEqual(['solid', true])
  },
}

/** Whatever can be pressed is 44 px high at least. */
export const Targets: Story = {
  render: () => <Button>Show 128 cars</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
