import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { DateField } from './DateField.tsx'

const meta = {
  title: 'Forms/Date field',
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
  args: {
    label: 'Usuku ongathanda ukuvakashela ngalo isitolo sethu ukuze ubone imoto',
    help: 'Sivulwa ngoMsombuluko kuya kuMgqibelo; ngeSonto nangamaholide asivuli.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'يوم الزيارة', defaultValue: '2026-11-30' },
}
