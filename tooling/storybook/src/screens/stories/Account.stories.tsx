import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withAccount, withNewAccount } from '../made-account.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** The account of who is signed in, section by section. */
const meta = {
  title: 'Screens/Account',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('account', language), change: withAccount, isSignedIn: true },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

const section =
  (key: string): ScreenArgs['address'] =>
  ({ language }) =>
    pathFor('accountSection', language, { key })

/** A wide screen shows the profile at once. The heart above counts what the account keeps. */
export const Overview: Story = {
  tags: ['!deep'],
  globals: { viewport: { value: 'w360' } },
  play: async (context) => {
    await comesWhole(context)
    const { canvas } = context
    await expect(await within(canvas.getByRole('banner')).findByText('2')).toBeVisible()
  },
}

export const Profile: Story = { args: { address: section('edit-profile') } }

/** The address that is the same in all languages. */
export const EditProfile: Story = { args: { address: ({ language }) => pathFor('editProfile', language) } }

export const Requests: Story = { args: { address: section('requests') } }

export const RequestsPhone: Story = { ...Requests, tags: ['!test'], globals: { viewport: { value: 'w360' } } }

export const NoRequests: Story = { args: { address: section('requests'), change: withNewAccount } }

export const SavedSearches: Story = { args: { address: section('saved-searches') } }

export const NoSavedSearches: Story = { args: { address: section('saved-searches'), change: withNewAccount } }

export const Password: Story = { args: { address: section('password') } }

export const SignIns: Story = { args: { address: section('sign-ins') } }

export const Privacy: Story = { args: { address: section('privacy') } }

export const LikedArticles: Story = { args: { address: section('liked-articles') } }

export const NoLikedArticles: Story = { args: { address: section('liked-articles'), change: withNewAccount } }

export const Favourites: Story = { args: { address: ({ language }) => pathFor('favourites', language) } }

export const NoFavourites: Story = {
  args: { address: ({ language }) => pathFor('favourites', language), change: withNewAccount },
}

/** The list could not be had: what is there stays, with a way to try again. */
export const FavouritesFailed: Story = {
  args: {
    address: ({ language }) => pathFor('favourites', language),
    change: (path, body, answers) =>
      path === '/wishlists' ? new Response(null, { status: 503 }) : withAccount(path, body, answers),
  },
}
