import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Components/Load more',
  parameters: {
    guide: {
      use: 'Appends the next page of a list, and leads there without script.',
      avoid: [{ when: 'The list has pages alone', take: 'Components/Pagination' }],
      anatomy: {
        draw: () => (
          <LoadMore
            shown="24 of 361 cars"
            next="/en/cars?page=2"
            label="Show 24 more"
            loading={false}
            onLoad={() => {}}
          />
        ),
        parts: [
          ['How much is shown', 'p'],
          ['Link, which leads to the next page without script', 'a'],
        ],
      },
      behaviour: [
        'While it loads a press has no effect.',
        'With Ctrl, Cmd or Shift the page opens in a new tab or window.',
        'At the end there is no link.',
      ],
      keyboard: [
        [['Tab'], 'goes to the link'],
        [['Enter'], 'adds the next cars'],
      ],
      screenReader: 'How much is shown is a status, announced when it changes.',
      words: { write: 'Show 24 more cars', not: 'More' },
      examples: [
        {
          good: {
            draw: () => (
              <LoadMore
                shown="24 of 361 cars"
                next="/en/cars?page=2"
                label="Show 24 more"
                loading={false}
                onLoad={() => {}}
              />
            ),
            why: 'It says how many come, and how many there are.',
          },
          bad: {
            draw: () => <LoadMore shown="" next="/en/cars?page=2" label="More" loading={false} onLoad={() => {}} />,
            why: 'Nobody knows what a press costs.',
          },
        },
      ],
      longText: 'The texts wrap.',
      related: ['Components/Pagination', 'Components/Empty state'],
    } satisfies Guide,
  },
  component: LoadMore,
  args: {
    shown: '24 of 361 cars',
    next: '/en/cars?page=2',
    label: 'Show 24 more',
    loading: false,
    onLoad: fn(),
  },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Show 24 more' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { loading: true, next: '/en/cars?page=2', label: 'Cars are loading' } }

export const Everything: Story = { args: { shown: '361 of 361 cars', next: null } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    shown: 'Ubona izimoto ezingama-24 kweziyi-1 284 ezitholakalayo',
    next: '/zu/cars?page=2',
    label: 'Bonisa ezinye izimoto ezingama-24 ezihlolwe ngochwepheshe',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    shown: '24 من 361 سيارة',
    next: '/ar/cars?page=2',
    label: 'عرض 24 سيارة أخرى',
  },
}
