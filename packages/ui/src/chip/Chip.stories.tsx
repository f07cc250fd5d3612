import type { Meta, StoryObj } from '@storybook/react-vite'

import { LinkChip, RemovableChip } from './Chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: RemovableChip,
  args: { href: '/en/cars', label: 'Toyota', removeLabel: 'Remove filter: Toyota' },
} satisfies Meta<typeof RemovableChip>
export default meta
type Story = StoryObj<typeof meta>

export const ActiveFilter: Story = {}

/** A way into a narrowed listing, with the number of cars there. */
export const Shortcut: Story = { render: () => <LinkChip href="/en/cars?body=suv" label="SUV" count="132" /> }

export const ShortcutWithoutCount: Story = { render: () => <LinkChip href="/en/cars/abidjan" label="Abidjan" /> }

export const LongText: Story = {
  args: {
    label: 'Isilinganiso sentengo: R 150 000 – R 1 249 900',
    removeLabel: 'Susa isihlungi: isilinganiso sentengo R 150 000 – R 1 249 900',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ديزل', removeLabel: 'إزالة الاختيار: ديزل' },
}
