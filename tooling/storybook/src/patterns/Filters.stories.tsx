import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** How many become few: choosing, seeing what was chosen, and what to do where nothing is left. */
const meta = {
  title: 'Patterns/Filters and results',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'For a list of more than about twenty things that people narrow by what they know of them. A shorter list is sorted, not filtered.',
      behaviour: [
        'Everything that was chosen is in the address: back, reload and a shared link bring it again.',
        'Each choice applies at once, beside the list and in the sheet of a phone, whose button says how many cars there are now.',
        'Each value has the number of cars that it leaves.',
        'What was chosen stands above the results as chips, each with its own way out.',
        'Without script it is a form that is sent by its button.',
        'Where nothing is left, the page says which choice to give up and what comes back with it, shows the nearest cars, and takes down what is wanted.',
      ],
      rules: [
        { good: 'Show 128 cars', bad: 'Apply' },
        { good: 'No car found. Without “Diesel” there are 12.', bad: '0 results' },
        { good: 'Keep the place of the list while it changes.', bad: 'Jump to the top with each press.' },
      ],
      components: [
        'Components/Chip',
        'Components/Option list',
        'Components/Range fields',
        'Islands/Range slider',
        'Components/Disclosure',
        'Components/Empty state',
        'Components/Pagination',
      ],
      screens: [
        ['Listing', 'screens-listing--usual'],
        ['Listing, narrowed', 'screens-listing--filtered'],
        ['Listing on a phone', 'screens-listing--phone'],
        ['Nothing found', 'screens-listing--nothing-found'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

const narrowed: PartArgs['address'] = ({ language }) =>
  `${pathFor('buyCars', language)}?fuelType=diesel&transmission=manual&yearMin=2018`

/** Above the results: how many, in which order, by which choices, and how to be notified of new ones. */
export const Chosen: Story = {
  tags: ['!deep'],
  args: { address: narrowed, selector: 'main div:has(> h1) > :not(h1, :has(article))', isWide: true },
}

/** Beside the results, or on a phone above them as a sheet: groups with their counts, those in use open. */
export const Choices: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { address: narrowed, selector: '#filters' },
}

/** Nothing matches: which choice to give up, and whom to ask. The nearest cars follow below. */
export const NothingLeft: Story = {
  args: {
    address: ({ language }) => `${pathFor('buyCars', language)}?q=zzzzzz&fuelType=diesel`,
    selector: 'main div:has(> h2):not(form *, main section *)',
  },
}
