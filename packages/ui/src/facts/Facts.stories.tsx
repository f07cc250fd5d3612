import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Facts } from './Facts.tsx'

const meta = {
  title: 'Components/Facts',
  parameters: {
    guide: {
      use: 'Puts two to five short facts in one line, as under a car’s price.',
      avoid: [
        { when: 'Each fact needs a label', take: 'Components/Spec list' },
        { when: 'The facts are steps', take: 'Components/Steps' },
      ],
      behaviour: ['A dot stands between two facts, never where a line begins or ends.'],
      keyboard: null,
      screenReader: 'A list; the dots are not read.',
      words: { write: '64 200 km', not: 'Low mileage' },
      longText: 'Wraps between facts, then within one; each keeps its own direction.',
      related: ['Components/Spec list', 'Components/Car card', 'Components/Quote'],
    } satisfies Guide,
  },
  component: Facts,
  args: { facts: ['64 200 km', 'Petrol', 'Automatic', 'Abidjan, Cocody'] },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const OfACar: Story = {}

/** No line begins or ends with a dot. */
export const LongText: Story = {
  tags: ['deep'],
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
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { facts: ['73 400 كم', 'ديزل', 'يدوي', 'الدار البيضاء'] },
}
