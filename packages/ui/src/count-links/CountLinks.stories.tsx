import type { Meta, StoryObj } from '@storybook/react-vite'

import { Icon } from '../icon/Icon.tsx'
import { car } from '../icon/icons.ts'
import { CountLinks } from './CountLinks.tsx'

const links = [
  { href: '/buy-cars?brand=toyota', label: 'Toyota', count: '132' },
  { href: '/buy-cars?brand=dacia', label: 'Dacia', count: '64' },
  { href: '/buy-cars?brand=mercedes-benz', label: 'Mercedes-Benz', count: '1\u00a0204' },
  { href: '/buy-cars?brand=kia', label: 'Kia', count: '8' },
]

const meta = { title: 'Components/Count links', component: CountLinks, args: { links } } satisfies Meta<
  typeof CountLinks
>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const Tiles: Story = { args: { links: links.map((link) => ({ ...link, picture: <Icon icon={car} /> })) } }

export const LongText: Story = {
  args: { links: [{ href: '/', label: 'Izimoto ezilokusetshenziswa emindenini emikhulu', count: '12' }, ...links] },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    links: [
      { href: '/', label: 'سيارات عائلية', count: '64' },
      { href: '/ar', label: 'الدار البيضاء', count: '128' },
    ],
  },
}
