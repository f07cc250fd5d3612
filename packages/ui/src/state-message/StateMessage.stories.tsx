import type { Meta, StoryObj } from '@storybook/react-vite'

import { ButtonLink } from '../button/Button.tsx'
import { clock, heart } from '../icon/icons.ts'
import type { Guide } from '../testing/guide.ts'
import { StateMessage } from './StateMessage.tsx'

const meta = {
  title: 'Components/State message',
  parameters: {
    guide: {
      use: 'The base of the states that stand in place of content. Take it where none of them fits.',
      avoid: [
        { when: 'A list is empty', take: 'Components/Empty state' },
        { when: 'Something failed', take: 'Components/Error state' },
        { when: 'There is no connection', take: 'Components/Offline state' },
      ],
      parts: ['Icon', 'Title', 'Reason', 'Ways on'],
      behaviour: ['Announced only with a live role.'],
      keyboard: [[['Tab'], 'goes to its links and buttons']],
      screenReader: 'The title is a heading of level 1 or 2; the icon is hidden.',
      words: { write: 'No car is saved yet', not: 'Nothing to display' },
      longText: 'Title and text wrap.',
      related: ['Components/Empty state', 'Components/Error state', 'Components/Offline state'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: {
    icon: clock,
    title: 'Isikhathi sokubhukha siphelile elingalindelekile lokusetshenziswa',
    text: 'Khetha esinye isikhathi ohlwini olungezansi noma usithinte ngocingo siqondane nawe.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    title: 'لا توجد سيارة محفوظة بعد',
    text: 'القلب على البطاقة يحفظها هنا.',
    children: <ButtonLink href="/ar/cars">عرض كل السيارات</ButtonLink>,
  },
}
