import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Icon } from '../icon/Icon.tsx'
import { calendar, car, swap } from '../icon/icons.ts'
import { OptionTiles } from './OptionTiles.tsx'

const meta = {
  title: 'Forms/Option tiles',
  component: OptionTiles,
  args: {
    label: 'What would you like to do?',
    name: 'wish',
    type: 'radio',
    tiles: [
      { value: 'sell', label: 'Sell my car', note: 'Paid within a day', icon: <Icon icon={car} /> },
      { value: 'swap', label: 'Exchange it', note: 'For one of ours', icon: <Icon icon={swap} /> },
      { value: 'visit', label: 'Only have it valued', icon: <Icon icon={calendar} /> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof OptionTiles>
export default meta
type Story = StoryObj<typeof meta>

export const OneAnswer: Story = {
  args: { chosen: ['sell'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Sell my car/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Exchange it/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const SeveralAnswers: Story = {
  args: { type: 'checkbox', chosen: ['sell', 'visit'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Exchange it'))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  },
}

export const WithError: Story = { args: { error: 'Choose what you would like to do' } }

export const OneDisabled: Story = {
  args: {
    label: 'When may we come?',
    tiles: [
      { value: '9', label: '09:00', disabled: true, note: 'Taken' },
      { value: '10', label: '10:00' },
      { value: '11', label: '11:00' },
    ],
  },
}

export const LongText: Story = {
  args: {
    label: 'Ungathanda ukwenzani ngemoto yakho onayo manje?',
    tiles: [
      { value: 'sell', label: 'Ukuthengisa imoto yami ngokushesha okukhulu', note: 'Inkokhelo ingakapheli usuku' },
      { value: 'swap', label: 'Ukuyishintshanisa ngenye yezimoto zenu ezihloliwe', icon: <Icon icon={swap} /> },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ماذا تريد أن تفعل؟',
    chosen: ['sell'],
    tiles: [
      { value: 'sell', label: 'بيع سيارتي', note: 'الدفع خلال يوم', icon: <Icon icon={car} /> },
      { value: 'swap', label: 'استبدالها', icon: <Icon icon={swap} /> },
    ],
  },
}
