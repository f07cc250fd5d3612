import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  parameters: {
    guide: {
      use: 'Leads to the page before and the page after in a long list.',
      avoid: [{ when: 'The next page is appended', take: 'Components/Load more' }],
      anatomy: {
        draw: () => (
          <Pagination
            label="Pages"
            previous={{ href: '?page=1', label: 'Previous' }}
            next={{ href: '?page=3', label: 'Next' }}
            position="Page 2 of 17"
          />
        ),
        parts: [
          ['Link back', '[rel=prev]'],
          ['Position', 'nav > span'],
          ['Link onwards', '[rel=next]'],
        ],
      },
      behaviour: ['On the first and the last page one place stays empty.', 'Plain links: the same without script.'],
      keyboard: [
        [['Tab'], 'goes to the link back, then to the one onwards'],
        [['Enter'], 'opens that page'],
      ],
      screenReader: 'A navigation with a name; the position is text.',
      words: { write: 'Page 2 of 17', not: '2/17' },
      examples: [
        {
          good: {
            draw: () => (
              <Pagination
                label="Pages"
                previous={null}
                next={{ href: '?page=2', label: 'Next' }}
                position="Page 1 of 17"
              />
            ),
            why: 'On the first page the place stays empty.',
          },
          bad: {
            draw: () => (
              <Pagination
                label="Pages"
                previous={{ href: '#', label: '«' }}
                next={{ href: '?page=2', label: '»' }}
                position="1/17"
              />
            ),
            why: 'Signs without words, and a way back to nowhere.',
          },
        },
      ],
      longText: 'On a phone the position stands above the links; arrows turn round in right-to-left pages.',
      related: ['Components/Load more', 'Components/Breadcrumbs'],
    } satisfies Guide,
  },
  component: Pagination,
  args: {
    label: 'Pages',
    previous: { href: '?page=1', label: 'Previous' },
    next: { href: '?page=3', label: 'Next' },
    position: 'Page 2 of 17',
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}

export const FirstPage: Story = { args: { previous: null, position: 'Page 1 of 17' } }

export const LastPage: Story = { args: { next: null, position: 'Page 17 of 17' } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    previous: { href: '?page=1', label: 'Ikhasi langaphambili' },
    next: { href: '?page=3', label: 'Ikhasi elilandelayo' },
    position: 'Ikhasi lesi-2 kwangu-17',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'الصفحات',
    previous: { href: '?page=1', label: 'السابق' },
    next: { href: '?page=3', label: 'التالي' },
    position: 'الصفحة 2 من 17',
  },
}
