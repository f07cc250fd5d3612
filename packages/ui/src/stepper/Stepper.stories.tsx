import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Forms/Stepper',
  parameters: {
    guide: {
      use: 'Shows where one is in a form of several pages.',
      avoid: [
        { when: 'The steps only explain', take: 'Components/Steps' },
        { when: 'The share of work is counted', take: 'Components/Progress' },
      ],
      parts: ['Position', 'Steps', 'Check mark of a done step'],
      behaviour: [
        'A step is a link only where going there loses nothing.',
        'Narrow screens show the current step’s name alone.',
        'Works without script.',
      ],
      keyboard: [
        [['Tab'], 'goes through the steps that are links'],
        [['Enter'], 'goes back to that step'],
      ],
      screenReader: 'A named navigation; the current step is announced, a done one says so in words.',
      words: { write: '2 of 4', not: '50 % complete' },
      longText: 'Names wrap and break anywhere.',
      related: ['Components/Steps', 'Components/Progress'],
    } satisfies Guide,
  },
  component: Stepper,
  args: {
    label: 'Sell your car',
    position: '3 of 4',
    doneLabel: 'done',
    steps: [
      { label: 'Your car', state: 'done', href: '#car' },
      { label: 'Its condition', state: 'done', href: '#condition' },
      { label: 'Photos', state: 'current' },
      { label: 'Appointment', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Third: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Your car done',
      'Its condition done',
      'Photos',
      'Appointment',
    ])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Your car done' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Its condition done' })).toHaveFocus()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }

export const First: Story = {
  args: {
    position: '1 of 2',
    steps: [
      { label: 'Your car', state: 'current' },
      { label: 'Photos', state: 'todo' },
    ],
  },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    position: 'Isinyathelo sesi-3 kwezi-4',
    steps: [
      { label: 'Imoto yakho', state: 'done', href: '#car' },
      { label: 'Isimo sayo', state: 'done', href: '#condition' },
      { label: 'Izithombe zangaphakathi nezangaphandle', state: 'current' },
      { label: 'Isikhathi sokuhlangana', state: 'todo' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'بع سيارتك',
    position: '2 من 3',
    doneLabel: 'تم',
    steps: [
      { label: 'سيارتك', state: 'done', href: '#car' },
      { label: 'الصور', state: 'current' },
      { label: 'الموعد', state: 'todo' },
    ],
  },
}
