import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCars, recordedId } from '../change-cars.ts'
import { withPoll } from '../made-links.ts'
import { TOKEN } from '../made-parts.ts'
import type { ScreenArgs, World } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** Ways through the stock beside the listing: categories, comparisons, votes, and the lists of a device. */
const meta = {
  title: 'Screens/Browse and compare',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('buy', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const AllCars: Story = { tags: ['!deep'] }

export const Categories: Story = { args: { address: ({ language }) => pathFor('categories', language) } }

export const NoCategories: Story = {
  args: {
    address: ({ language }) => pathFor('categories', language),
    change: (path, body) => (path === '/categories' ? { categories: [] } : body),
  },
}

export const Category: Story = {
  args: {
    address: ({ language, answers }) => pathFor('category', language, { id: recordedId(answers, 'categories') }),
  },
}

export const Compare: Story = {
  args: {
    address: ({ language, answers }) =>
      `${pathFor('compare', language)}?cars=${recordedCars(answers)
        .map(({ id }) => id)
        .join(',')}`,
  },
}

export const NothingToCompare: Story = {
  args: { address: ({ language }) => `${pathFor('compare', language)}?cars=` },
}

export const Vote: Story = {
  args: { address: ({ language }) => pathFor('poll', language, { token: TOKEN }), change: withPoll },
}

/** The link of a vote that is over, or was cut on its way. */
export const VoteLost: Story = {
  args: {
    address: ({ language }) => pathFor('poll', language, { token: TOKEN }),
    change: (path, body) => (path.startsWith('/polls/') ? new Response(null, { status: 404 }) : body),
  },
}

export const RecentlyViewed: Story = {
  args: { address: ({ language }) => `${pathFor('recentlyViewed', language)}?cars=71swe5zd,5k7q2pxa` },
}

export const NothingViewed: Story = {
  args: { address: ({ language }) => pathFor('recentlyViewed', language) },
}

/** The favourites of a guest, which the address names and the device keeps. */
export const Favourites: Story = {
  args: {
    address: ({ language, answers }) =>
      `${pathFor('favourites', language)}?cars=${recordedCars(answers)
        .map(({ id }) => id)
        .join(',')}`,
  },
  beforeEach: ({ loaded }) => {
    const { location } = (loaded['world'] as World).router.state
    const kept = new URLSearchParams(location.search).get('cars')?.split(',')
    localStorage.setItem('favourites', JSON.stringify(kept))
    return () => localStorage.removeItem('favourites')
  },
}

export const NoFavourites: Story = {
  args: { address: ({ language }) => `${pathFor('favourites', language)}?cars=` },
}
