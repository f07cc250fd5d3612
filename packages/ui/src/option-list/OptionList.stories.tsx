import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { OptionList } from './OptionList.tsx'

const meta = {
  title: 'Components/Option list',
  parameters: {
    guide: {
      use: 'Lets people choose several values of a filter, each with its number of cars.',
      avoid: [
        { when: 'Values have no counts', take: 'Forms/Checkbox' },
        { when: 'The list is too long to offer whole', take: 'Components/Combobox' },
      ],
      parts: ['Field to narrow the list', 'Checkboxes', 'Counts'],
      behaviour: [
        'Those checked at first stand first.',
        'A value without cars is disabled unless it is checked.',
        'From 12 values on a field narrows the list, with script alone; the boxes are sent without it.',
      ],
      keyboard: [
        [['Tab'], 'goes to the next box; a list of dead boxes alone is a stop itself'],
        [['Space'], 'ticks and unticks it'],
        [['Enter'], 'does nothing in the field that narrows the list; elsewhere it sends the form'],
        [['Up arrow', 'Down arrow'], 'scroll such a list'],
      ],
      screenReader: 'The count is part of each name.',
      words: { write: 'Diesel 128', not: 'Diesel (many)' },
      longText: 'Labels wrap and keep their direction; the list scrolls within its box.',
      related: ['Forms/Checkbox', 'Components/Combobox', 'Components/Count links'],
    } satisfies Guide,
  },
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

/** More options than fit: the list scrolls within itself, apart from the field that narrows it. */
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
  play: async ({ canvas }) => {
    const field = canvas.getByPlaceholderText('Find a fuel').getBoundingClientRect()
    await expect(canvas.getByRole('list').getBoundingClientRect().top - field.bottom).toBeGreaterThan(7)
  },
}

export const RightToLeft: Story = {
  tags: ['deep'],
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
