import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Stepper } from '@otosafi/ui/stepper/Stepper'

import { type PartArgs, partStory, patternParameters, SAMPLE } from './part-story.tsx'

const STEPS = ['Your car', 'Photos', 'About you']

/** A long form in steps, that keeps what was typed. */
const meta = {
  title: 'Patterns/Multi-step with autosave',
  tags: ['once', 'deep'],
  parameters: {
    ...patternParameters({
      use: 'For a form that takes more than a minute, or needs papers that are not at hand. What is shorter stays one form: a step costs a press and hides what is coming.',
      behaviour: [
        'Without script it is one long form with the same parts in the same order.',
        'Each step is checked when it is left; going back is never refused, and loses nothing.',
        'What is typed is kept on the device a moment after each change, and is there again after a closed tab, an empty battery or a day.',
        'A link carries the draft to another device, without name and number: photos are taken with the phone, the rest is typed at a desk.',
        'What a draft has filled in is said, and can be deleted: the device may be shared.',
        'The draft is forgotten as soon as it was sent. Consent is never kept: it is given anew.',
      ],
      rules: [
        { good: 'Say that it is kept, where, and until when.', bad: 'Save in silence, or ask for an account first.' },
        { good: 'Ask who somebody is in the last step.', bad: 'Ask for name and phone before the first question.' },
        { good: '“Step 2 of 3”, with the names of the others.', bad: 'A bar that only says “66 %”.' },
      ],
      components: [
        'Forms/Stepper',
        'Forms/File field',
        'Components/Progress',
        'Forms/Error summary',
        'Forms/Submit button',
      ],
      screens: [
        ['Selling a car', 'screens-sell-and-value--sell-your-car'],
        ['Booking: terms, contact, deposit', 'screens-act-on-a-car--booking'],
      ],
    }),
  },
} satisfies Meta
export default meta

/** The first of three steps. Type something and reload the page: it is still there. */
export const FirstStep: StoryObj<PartArgs> = {
  tags: ['!deep'],
  ...partStory,
  args: { address: ({ language }) => pathFor('sellYourCar', language), selector: '#sell' },
}

/** Where one stands: at the beginning, on the way, before the end. On a phone the present step alone is named. */
export const Positions: StoryObj = {
  parameters: { ...SAMPLE },
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-5)' }}>
      {STEPS.map((present, at) => (
        <Stepper
          key={present}
          label={`Sell your car, ${present}`}
          position={`Step ${at + 1} of ${STEPS.length}`}
          doneLabel="done"
          steps={STEPS.map((label, index) => ({
            label,
            state: index < at ? 'done' : index === at ? 'current' : 'todo',
          }))}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(STEPS.length)
  },
}
