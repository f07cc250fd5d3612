import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Forms/Date field',
  parameters: {
    guide: {
      use: 'Takes a day, such as that of a visit.',
      avoid: [
        { when: 'A few days or times are offered', take: 'Forms/Radio' },
        { when: 'Only a year is asked', take: 'Forms/Select field' },
      ],
      behaviour: [
        'The browser’s own date field; its form sends YYYY-MM-DD in every language.',
        'Give the first and last possible day as min and max.',
      ],
      keyboard: [
        [['Tab'], 'goes through day, month and year where the browser keeps them apart'],
        [['Digits'], 'write the date'],
        [['Up arrow', 'Down arrow'], 'change the part by one'],
        [['Space'], 'opens the calendar in browsers that have one'],
      ],
      screenReader: 'Label, help and error are read with the field; the parts of the date are the browser’s.',
      words: { write: 'Choose a day from Monday to Saturday', not: 'Invalid date' },
      longText: 'The browser writes the date in its own language, not in the page’s.',
      related: ['Forms/Text field', 'Forms/Radio', 'Forms/Select field'],
    } satisfies Guide,
  },
  component: DateField,
  args: { label: 'Day of the visit', name: 'day', min: '2026-11-23', max: '2026-12-24' },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { defaultValue: '2026-11-30', help: 'Monday to Saturday.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Day of the visit')
    await expect(field).toHaveValue('2026-11-30')
    await expect(field).toBeValid()
  },
}

export const WithError: Story = {
  args: { defaultValue: '2026-11-29', error: 'We are closed on Sunday: choose another day' },
}

export const Disabled: Story = { args: { defaultValue: '2026-11-30', disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Usuku ongathanda ukuvakashela ngalo isitolo sethu ukuze ubone imoto',
    help: 'Sivulwa ngoMsombuluko kuya kuMgqibelo; ngeSonto nangamaholide asivuli.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'يوم الزيارة', defaultValue: '2026-11-30' },
}
