import type { Meta, StoryObj } from '@storybook/react-vite'

import { FilterChips } from './FilterChips.tsx'

const chip = (label: string) => ({ href: '/en/cars', label, removeLabel: `Remove filter: ${label}` })

const meta = {
  title: 'Components/Filter chips',
  component: FilterChips,
  args: {
    label: 'Active filters',
    chips: ['Toyota', 'SUV', 'Diesel', 'up to 12 000 000 FCFA'].map(chip),
    clear: { href: '/en/cars', label: 'Clear all' },
  },
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

export const One: Story = { args: { chips: [chip('Toyota')] } }

export const LongText: Story = {
  args: {
    chips: ['Isilinganiso sentengo: R 150 000 – R 1 249 900', 'I-othomathikhi enezinyathelo ezimbili'].map(chip),
    clear: { href: '/zu/cars', label: 'Susa zonke izihlungi ozikhethile' },
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الاختيارات',
    chips: [
      { href: '/ar/cars', label: 'ديزل', removeLabel: 'إزالة الاختيار: ديزل' },
      { href: '/ar/cars', label: 'Toyota', removeLabel: 'إزالة الاختيار: Toyota' },
    ],
    clear: { href: '/ar/cars', label: 'إزالة الكل' },
  },
}
