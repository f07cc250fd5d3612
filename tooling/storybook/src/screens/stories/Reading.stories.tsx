import type { Meta, StoryObj } from '@storybook/react-vite'

import type { OurTeam as OurTeamList } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedId } from '../change-cars.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** Pages to be read: the company, questions, articles, legal texts, and how to reach the team. */
const meta = {
  title: 'Screens/Read',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('about', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const About: Story = { tags: ['!deep'] }

/** The team, in an edition that shows it. Without portraits, since the drawings here are of cars. */
export const OurTeam: Story = {
  args: {
    address: ({ language }) => pathFor('ourTeam', language),
    change: (path, body) => (path === '/our-team' ? withoutPortraits(body as OurTeamList) : body),
  },
  globals: { edition: 'ma' },
}

function withoutPortraits(team: OurTeamList): OurTeamList {
  return { ...team, ourTeam: team.ourTeam.map((member) => ({ ...member, photo: null })) }
}

export const Careers: Story = { args: { address: ({ language }) => pathFor('careers', language) } }

export const Warranty: Story = { args: { address: ({ language }) => pathFor('warranty', language) } }

export const Faqs: Story = { args: { address: ({ language }) => pathFor('faqs', language) } }

export const NoFaqsFound: Story = {
  args: {
    address: ({ language }) => `${pathFor('faqs', language)}?q=zzzzzz`,
    change: (path, body) => (path === '/faqs' ? { ...(body as object), faqs: [] } : body),
  },
}

export const Blog: Story = { args: { address: ({ language }) => pathFor('blog', language) } }

export const NoPosts: Story = {
  args: {
    address: ({ language }) => pathFor('blog', language),
    change: (path, body) => (path === '/blogs' ? { ...(body as object), blogs: [], total: 0 } : body),
  },
}

export const BlogPost: Story = {
  args: { address: ({ language, answers }) => pathFor('blogPost', language, { id: recordedId(answers, 'blogs') }) },
}

export const BlogPostPhone: Story = { ...BlogPost, tags: ['!test'], globals: { viewport: { value: 'w360' } } }

export const PrivacyPolicy: Story = { args: { address: ({ language }) => pathFor('privacyPolicy', language) } }

export const TermsOfUse: Story = { args: { address: ({ language }) => pathFor('termsOfUse', language) } }

export const ContactUs: Story = { args: { address: ({ language }) => pathFor('contactUs', language) } }
