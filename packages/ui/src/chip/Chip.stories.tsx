import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { LinkChip, RemovableChip } from './Chip.tsx'

/** Buttons or chips beside one another. */
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' } as const

const meta = {
  title: 'Components/Chip',
  parameters: {
    guide: {
      use: 'A small link about a filter: RemovableChip takes one away, LinkChip leads to a filtered listing.',
      avoid: [
        { when: 'It only names a state', take: 'Components/Badge' },
        { when: 'Many lists are offered with their counts', take: 'Components/Count links' },
      ],
      anatomy: {
        draw: () => <RemovableChip href="/en/cars" label="Diesel" removeLabel="Remove filter: Diesel" />,
        parts: [
          ['Surface: all of it is the link', 'a'],
          ['What is filtered by', 'bdi'],
          ['Cross, which is hidden from readers', 'svg'],
        ],
      },
      behaviour: [
        'Both are plain links and work without script.',
        'A removable chip is 36 px high, 44 px under a finger; a large one always 44 px.',
      ],
      keyboard: [
        [['Tab'], 'goes to the chip'],
        [['Enter'], 'follows it: a removable one takes its filter away'],
      ],
      screenReader: 'A removable chip is named by what it does, such as “Remove Diesel”; the cross is hidden.',
      words: { write: 'Diesel', not: 'Fuel type equals diesel' },
      examples: [
        {
          good: {
            draw: () => (
              <div style={ROW}>
                <RemovableChip href="/en/cars" label="Diesel" removeLabel="Remove filter: Diesel" />
                <RemovableChip href="/en/cars" label="up to 165 000 DH" removeLabel="Remove filter: up to 165 000 DH" />
              </div>
            ),
            why: 'The value alone, as people say it.',
          },
          bad: {
            draw: () => (
              <RemovableChip href="/en/cars" label="Fuel type equals diesel" removeLabel="Remove filter: Diesel" />
            ),
            why: 'The question with its answer.',
          },
        },
      ],
      longText: 'The label keeps its own direction; the cross follows the text.',
      related: ['Components/Count links', 'Components/Option list', 'Components/Badge'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: {
    label: 'Isilinganiso sentengo: R 150 000 – R 1 249 900',
    removeLabel: 'Susa isihlungi: isilinganiso sentengo R 150 000 – R 1 249 900',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'ديزل', removeLabel: 'إزالة الاختيار: ديزل' },
}
