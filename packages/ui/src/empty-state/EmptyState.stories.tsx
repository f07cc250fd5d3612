import type { Meta, StoryObj } from '@storybook/react-vite'

import { ButtonLink } from '../button/Button.tsx'
import type { Guide } from '../testing/guide.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Empty state',
  parameters: {
    guide: {
      use: 'Stands in place of an empty list and says why it is empty and how to go on.',
      avoid: [
        { when: 'Something failed on our side', take: 'Components/Error state' },
        { when: 'There is no connection', take: 'Components/Offline state' },
      ],
      parts: ['Icon', 'Title', 'Reason', 'Ways on'],
      behaviour: ['Comes with the page and is not announced.', 'Links as children lead on without script.'],
      keyboard: [[['Tab'], 'goes to its links and buttons']],
      screenReader: 'The title is a heading: level 1 where it is the whole page, else level 2. The icon is hidden.',
      words: { write: 'No car matches all of these filters', not: 'Oops, nothing here!' },
      longText: 'Title and text wrap.',
      related: ['Components/Error state', 'Components/Offline state', 'Components/State message'],
    } satisfies Guide,
  },
  component: EmptyState,
  args: {
    title: 'No car matches all of these filters',
    text: 'Take one away, or leave your number and we call you when such a car comes in.',
    children: (
      <>
        <ButtonLink href="/en/cars">Show all cars</ButtonLink>
        <ButtonLink href="/en/contact" look="secondary">
          Ask us to call
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NothingFound: Story = {}

export const WholePage: Story = {
  args: {
    heading: 'h1',
    title: 'This page does not exist',
    text: 'The address may be old or mistyped.',
    children: <ButtonLink href="/en/cars">Show all cars</ButtonLink>,
  },
}

export const TitleAlone: Story = { args: { title: 'This car is sold', text: undefined, children: null } }

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    title: 'لا توجد سيارة تطابق كل هذه الاختيارات',
    text: 'احذف واحدا منها أو اترك رقمك لنتصل بك.',
    children: <ButtonLink href="/ar/cars">عرض كل السيارات</ButtonLink>,
  },
}
