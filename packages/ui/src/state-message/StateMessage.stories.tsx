import type { Meta, StoryObj } from '@storybook/react-vite'

import { ButtonLink } from '../button/Button.tsx'
import { clock, heart } from '../icon/icons.ts'
import { StateMessage } from './StateMessage.tsx'

const meta = {
  title: 'Components/State message',
  component: StateMessage,
  args: {
    icon: heart,
    title: 'No car is saved yet',
    text: 'The heart on a card keeps it here.',
    children: <ButtonLink href="/en/cars">See all cars</ButtonLink>,
  },
} satisfies Meta<typeof StateMessage>
export default meta
type Story = StoryObj<typeof meta>

export const WithIcon: Story = {}

export const TitleAlone: Story = { args: { icon: undefined, text: undefined, children: undefined } }

export const LongText: Story = {
  args: {
    icon: clock,
    title: 'Isikhathi sokubhukha siphelile elingalindelekile lokusetshenziswa',
    text: 'Khetha esinye isikhathi ohlwini olungezansi noma usithinte ngocingo siqondane nawe.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'لا توجد سيارة محفوظة بعد',
    text: 'القلب على البطاقة يحفظها هنا.',
    children: <ButtonLink href="/ar/cars">عرض كل السيارات</ButtonLink>,
  },
}
