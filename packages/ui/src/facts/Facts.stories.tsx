import type { Meta, StoryObj } from '@storybook/react-vite'

import { Facts } from './Facts.tsx'

const meta = {
  title: 'Components/Facts',
  component: Facts,
  args: { facts: ['64 200 km', 'Petrol', 'Automatic', 'Abidjan, Cocody'] },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const OfACar: Story = {}

/** No line begins or ends with a dot. */
export const LongText: Story = {
  args: {
    facts: [
      '284 000 km',
      'I-hybrid ene-plug',
      'I-othomathikhi enezinyathelo ezimbili',
      'ePietermaritzburg, KwaZulu-Natal',
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { facts: ['73 400 كم', 'ديزل', 'يدوي', 'الدار البيضاء'] },
}
