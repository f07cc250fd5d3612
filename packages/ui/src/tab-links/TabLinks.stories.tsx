import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { TabLinks } from './TabLinks.tsx'

const LINKS = [
  { href: '/en/account', label: 'Appointments', count: '2', current: true },
  { href: '/en/account/cars', label: 'Saved cars', count: '14' },
  { href: '/en/account/offers', label: 'Offers' },
  { href: '/en/account/details', label: 'Your details' },
]

const meta = {
  title: 'Components/Tab links',
  parameters: {
    guide: {
      use: 'Switches between views of one thing, each with an address of its own.',
      avoid: [
        { when: 'The pages stand above one another', take: 'Components/Breadcrumbs' },
        { when: 'A part of the page opens', take: 'Components/Disclosure' },
      ],
      anatomy: {
        draw: () => <TabLinks label="Your account" links={LINKS} />,
        parts: [
          ['Current view', 'a[aria-current]'],
          ['Number of entries, where it helps', 'a[aria-current] span'],
          ['Another view, with an address of its own', 'li:nth-child(2) a'],
        ],
      },
      behaviour: [
        'Plain links: they work without script.',
        'On a phone the row is swiped and begins with the current view in sight.',
      ],
      keyboard: [
        [['Tab'], 'goes to the next view'],
        [['Enter'], 'opens it'],
      ],
      screenReader: 'A named navigation; the current one is announced as the current page. They are no ARIA tabs.',
      words: { write: 'Visits 3', not: 'Tab 2' },
      examples: [
        {
          good: {
            draw: () => (
              <TabLinks
                label="Your account"
                links={[
                  { href: '/en/account', label: 'Visits', count: '3', current: true },
                  { href: '/en/account/cars', label: 'Saved cars' },
                ]}
              />
            ),
            why: 'Each names what is there.',
          },
          bad: {
            draw: () => (
              <TabLinks
                label="Your account"
                links={[
                  { href: '/en/account', label: 'Tab 1', current: true },
                  { href: '/en/account/cars', label: 'More' },
                ]}
              />
            ),
            why: 'One must press to know.',
          },
        },
      ],
      longText: 'The row scrolls on narrow screens and wraps on wide ones.',
      related: ['Components/Breadcrumbs', 'Components/Menu'],
    } satisfies Guide,
  },
  component: TabLinks,
  args: {
    label: 'Your account',
    links: LINKS,
  },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const FirstIsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'Appointments 2' })
    await expect(first).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(first).toHaveFocus()
  },
}

/** The last one comes into view when the focus is on it, and the page never scrolls sideways. */
export const LongText: Story = {
  args: {
    label: 'I-akhawunti',
    links: [
      { href: '/zu/account', label: 'Izikhathi zokubonana ezibhukhiwe', current: true },
      { href: '/zu/account/cars', label: 'Izimoto ozigcinile' },
      { href: '/zu/account/details', label: 'Imininingwane yakho' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Imininingwane yakho' })
    last.focus()
    await expect(last.getBoundingClientRect().right).toBeLessThan(innerWidth + 1)
  },
}

/** A row that begins with a link far behind shows it at once. */
export const LastIsShown: Story = {
  args: {
    label: 'Your account',
    links: ['Appointments', 'Saved cars', 'Offers', 'Saved searches', 'Sign-ins'].map((name, place) => ({
      href: `/en/account/${place}`,
      label: name,
      current: place === 4,
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Sign-ins' }).getBoundingClientRect()
    await expect([last.left >= 0, last.right < innerWidth + 1]).toEqual([true, true])
  },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'حسابك',
    links: [
      { href: '/ar/account', label: 'المواعيد', count: '2' },
      { href: '/ar/account/cars', label: 'السيارات المحفوظة', current: true },
    ],
  },
}
