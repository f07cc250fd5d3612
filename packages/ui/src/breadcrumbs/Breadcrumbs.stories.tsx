import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  parameters: {
    guide: {
      use: 'Shows where a page stands below home, with a link to each page above it.',
      avoid: [
        { when: 'The pages are views of one thing', take: 'Components/Tab links' },
        { when: 'A form has several steps', take: 'Forms/Stepper' },
      ],
      behaviour: ['The last entry is the page itself and no link.', 'Plain links: the same without script.'],
      keyboard: [
        [['Tab'], 'goes to the next page above'],
        [['Enter'], 'opens it'],
      ],
      screenReader: 'A navigation with a name of its own; the last entry is announced as the current page.',
      words: { write: 'Dacia Duster 2019', not: 'Details' },
      longText: 'The entries wrap onto further lines; each name keeps its own direction.',
      related: ['Components/Tab links', 'Components/Pagination'],
    } satisfies Guide,
  },
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { label: 'Home', href: '/en' },
      { label: 'Cars', href: '/en/cars' },
      { label: 'Toyota', href: '/en/cars/toyota' },
    ],
    current: 'Toyota Corolla 2019',
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const OfACar: Story = {}

export const LongText: Story = {
  tags: ['deep'],
  args: { current: 'Mercedes-Benz Sprinter Transporter 2018 316 CDI Langer Radstand Hochdach Kastenwagen' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'أنت هنا',
    crumbs: [
      { label: 'الرئيسية', href: '/ar' },
      { label: 'السيارات', href: '/ar/cars' },
    ],
    current: 'Dacia Logan 2020',
  },
}
