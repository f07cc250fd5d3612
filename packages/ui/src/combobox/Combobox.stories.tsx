import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import type { Guide } from '../testing/guide.ts'
import { Combobox } from './Combobox.tsx'
import type { SuggestionGroup } from './suggestion.ts'

const GROUPS: readonly SuggestionGroup[] = [
  { label: 'Brands', options: [{ id: 'toyota', text: 'Toyota', note: '128 cars' }] },
  {
    label: 'Models',
    options: [
      { id: 'corolla', text: 'Toyota Corolla', note: '34 cars' },
      { id: 'prado', text: 'Toyota Land Cruiser Prado', note: '9 cars' },
    ],
  },
  { label: 'Cities', options: [{ id: 'toumodi', text: 'Toumodi' }] },
]

/** Answers at once with everything that begins a word with the text. */
async function find(text: string): Promise<readonly SuggestionGroup[]> {
  return GROUPS.map(({ label, options }) => ({
    label,
    options: options.filter((option) => ` ${option.text}`.toLowerCase().includes(` ${text.toLowerCase()}`)),
  })).filter(({ options }) => options.length > 0)
}

const meta = {
  title: 'Components/Combobox',
  parameters: {
    guide: {
      use: 'Finds a car, a brand or a city while people type.',
      avoid: [
        { when: 'There are few fixed choices', take: 'Forms/Select field' },
        { when: 'Several values of a filter are chosen', take: 'Components/Option list' },
      ],
      parts: ['Label, which may be hidden', 'Search field', 'Suggestions in groups', 'Status'],
      behaviour: [
        'Without script it is a plain search field whose form is sent.',
        'Loading, nothing found and failure are said in the list’s place.',
        'At most 100 characters.',
      ],
      keyboard: [
        [['Down arrow', 'Up arrow'], 'move through the suggestions, and open the list'],
        [['Enter'], 'takes the chosen suggestion; without one it sends the form'],
        [['Escape'], 'closes the list and keeps what was typed'],
      ],
      screenReader: 'The number of suggestions is announced; the focus stays in the field.',
      words: { write: 'No car is called that. Try the brand alone.', not: '0 results' },
      longText: 'Each suggestion keeps its own direction, and so does what is typed.',
      related: ['Components/Option list', 'Forms/Select field', 'Forms/Text field'],
    } satisfies Guide,
  },
  component: Combobox,
  args: {
    name: 'q',
    label: 'Brand, model or city',
    placeholder: 'Toyota Corolla',
    source: find,
    texts: {
      loading: 'Looking for suggestions',
      empty: 'Nothing found. Enter searches all texts.',
      failed: 'No suggestions now. Enter searches all the same.',
      count: (count) => `${count} suggestions`,
    },
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <form
        role="search"
        style={{ display: 'grid', gap: 8, maxInlineSize: 480, minBlockSize: 420, alignContent: 'start' }}
      >
        <Story />
        <Button type="submit">Search</Button>
      </form>
    ),
  ],
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const LabelHidden: Story = { args: { labelHidden: true } }

export const Suggesting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'to')
    await expect(await canvas.findAllByRole('option')).toHaveLength(4)
    await expect(canvas.getByRole('group', { name: 'Models' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Brand, model or city' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('toy')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Toyota Corolla')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Toyota Corolla')
    await expect(args.onPick).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { source: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'toy')
    await expect(await canvas.findByText('Looking for suggestions')).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(await canvas.findByText(/Nothing found/)).toBeVisible()
  },
}

export const WithoutConnection: Story = {
  args: { source: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'toy')
    await expect(await canvas.findByText(/No suggestions now/)).toBeVisible()
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Uhlobo, imodeli noma idolobha ofuna imoto kulo',
    source: async () => [
      {
        label: 'Amadolobha amakhulu namancane',
        options: [{ id: 'pmb', text: 'ePietermaritzburg, KwaZulu-Natal', note: 'Izimoto ezingu-1 284' }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pie')
    const option = await canvas.findByRole('option')
    await waitFor(() => expect(option.scrollWidth).toBe(option.clientWidth))
  },
}

/** A Latin name among Arabic ones keeps its order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'العلامة أو الطراز أو المدينة',
    placeholder: 'داسيا لوغان',
    source: async () => [
      { label: 'العلامات', options: [{ id: 'dacia', text: 'Dacia', note: '57 سيارة' }] },
      { label: 'المدن', options: [{ id: 'casa', text: 'الدار البيضاء', note: '210 سيارات' }] },
    ],
    texts: {
      loading: 'جار البحث',
      empty: 'لا توجد نتائج',
      failed: 'لا يوجد اتصال',
      count: (count) => `${count} اقتراحات`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'دا')
    await expect(await canvas.findAllByRole('option')).toHaveLength(2)
  },
}
