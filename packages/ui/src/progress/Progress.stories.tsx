import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Components/Progress',
  parameters: {
    guide: {
      use: 'Shows how far a piece of work is: sending photos, answers of a form.',
      avoid: [
        { when: 'The steps have names', take: 'Forms/Stepper' },
        { when: 'The whole page waits', take: 'Components/Overlay' },
      ],
      behaviour: ['Without a value it shows that work goes on, not how far it is.'],
      keyboard: null,
      screenReader: 'A progress bar named by its label; the text is read in place of percent.',
      words: { write: '3 of 8 photos', not: 'Almost done!' },
      longText: 'Label and text stand above the bar and wrap; it fills in reading direction.',
      related: ['Forms/Stepper', 'Components/Overlay', 'Forms/File field'],
    } satisfies Guide,
  },
  component: Progress,
  args: { label: 'Sending photos', text: '3 of 8', value: 3, max: 8 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending photos' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 8')
    await expect(bar).toHaveProperty('position', 3 / 8)
  },
}

export const Done: Story = { args: { text: '8 of 8', value: 8 } }

export const ForAnUnknownTime: Story = { args: { label: 'Looking for the car', text: undefined, value: undefined } }

export const LongText: Story = {
  tags: ['deep'],
  args: { label: 'Ukuthumela izithombe zangaphakathi nezangaphandle zemoto', text: 'izithombe ezi-3 kweziyi-8' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'إرسال الصور', text: '3 من 8' },
}
