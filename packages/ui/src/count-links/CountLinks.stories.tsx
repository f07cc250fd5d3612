import type { Meta, StoryObj } from '@storybook/react-vite'

import { Icon } from '../icon/Icon.tsx'
import { car } from '../icon/icons.ts'
import type { Guide } from '../testing/guide.ts'
import { CountLinks } from './CountLinks.tsx'

const links = [
  { href: '/buy-cars?brand=toyota', label: 'Toyota', count: '132' },
  { href: '/buy-cars?brand=dacia', label: 'Dacia', count: '64' },
  { href: '/buy-cars?brand=mercedes-benz', label: 'Mercedes-Benz', count: '1\u00a0204' },
  { href: '/buy-cars?brand=kia', label: 'Kia', count: '8' },
]

const meta = {
  title: 'Components/Count links',
  parameters: {
    guide: {
      use: 'Offers filtered lists with the number of cars in each: brands, cities, body types.',
      avoid: [
        { when: 'One or two lists are named within a page', take: 'Components/Chip' },
        { when: 'Values are ticked, not followed', take: 'Components/Option list' },
      ],
      behaviour: [
        'With pictures the links are tiles, without them rows: give all of them a picture, or none.',
        'Plain links: the same without script.',
      ],
      keyboard: [
        [['Tab'], 'goes to the next link'],
        [['Enter'], 'opens its list of cars'],
      ],
      screenReader: 'A list of links; the count is part of each name.',
      words: { write: 'Casablanca 128', not: 'Huge choice in Casablanca' },
      longText: 'Names wrap, and the columns are as many as fit; each name keeps its direction.',
      related: ['Components/Chip', 'Components/Body type icon', 'Components/Option list'],
    } satisfies Guide,
  },
  component: CountLinks,
  args: { links },
} satisfies Meta<typeof CountLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const Tiles: Story = { args: { links: links.map((link) => ({ ...link, picture: <Icon icon={car} /> })) } }

export const LongText: Story = {
  tags: ['deep'],
  args: { links: [{ href: '/', label: 'Izimoto ezilokusetshenziswa emindenini emikhulu', count: '12' }, ...links] },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    links: [
      { href: '/', label: 'سيارات عائلية', count: '64' },
      { href: '/ar', label: 'الدار البيضاء', count: '128' },
    ],
  },
}
