import type { Meta, StoryObj } from '@storybook/react-vite'

import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
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
  args: { current: 'Mercedes-Benz Sprinter Transporter 2018 316 CDI Langer Radstand Hochdach Kastenwagen' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
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
