import type { Meta, StoryObj } from '@storybook/react-vite'

import { OptionList } from './OptionList.tsx'

const meta = {
  title: 'Components/Option list',
  component: OptionList,
  args: {
    name: 'fuel',
    options: [
      { value: 'petrol', label: 'Petrol', count: 214, checked: true },
      { value: 'diesel', label: 'Diesel', count: 187, checked: false },
      { value: 'hybrid', label: 'Hybrid', count: 11, checked: false },
      { value: 'electric', label: 'Electric', count: 0, checked: false },
    ],
    find: 'Find a fuel',
    countLabel: ({ count }) => String(count),
  },
  render: (args) => (
    <fieldset>
      <legend>Fuel</legend>
      <OptionList {...args} />
    </fieldset>
  ),
} satisfies Meta<typeof OptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Fuel: Story = {}

/** More options than fit: the list scrolls within itself. */
export const LongText: Story = {
  args: {
    name: 'feature',
    options: Array.from({ length: 14 }, (_, index) => ({
      value: `feature-${index}`,
      label: `Isixhobo sokunceda ekumiseni esinekhamera engemva nezinzwa ezingu-${index + 2}`,
      count: 3 * index,
      checked: index === 2,
    })),
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    options: [
      { value: 'petrol', label: 'بنزين', count: 214, checked: true },
      { value: 'diesel', label: 'ديزل', count: 187, checked: false },
    ],
  },
  render: (args) => (
    <fieldset>
      <legend>الوقود</legend>
      <OptionList {...args} />
    </fieldset>
  ),
}
