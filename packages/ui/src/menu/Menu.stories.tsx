import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { globe, menu } from '../icon/icons.ts'
import type { Guide } from '../testing/guide.ts'
import { Menu, MenuLinks } from './Menu.tsx'

const LANGUAGES = [
  { label: 'English', href: '/en', lang: 'en', dir: 'ltr', current: true },
  { label: 'Français', href: '/', lang: 'fr', dir: 'ltr' },
  { label: 'العربية', href: '/ar', lang: 'ar', dir: 'rtl' },
] as const

const meta = {
  title: 'Components/Menu',
  parameters: {
    guide: {
      use: 'Offers links of the site behind a button in the header: languages, editions, the account.',
      avoid: [
        { when: 'It hides content, not links', take: 'Components/Disclosure' },
        { when: 'One value of a form is chosen', take: 'Forms/Select field' },
      ],
      parts: ['Button with icon and text', 'Panel', 'Links with a note or a mark'],
      behaviour: [
        'A details element: opens without script; only one is open at a time.',
        'With script it closes on Escape and when the focus leaves.',
      ],
      keyboard: [
        [['Enter', 'Space'], 'open and close it'],
        [['Tab'], 'goes through the links; leaving the last one closes it'],
        [['Escape'], 'closes it and returns to the button'],
      ],
      screenReader: 'Each group of links is a navigation with its title as name; the current link is announced.',
      words: { write: 'Kinyarwanda', not: 'Rwandan language' },
      longText: 'The panel scrolls where it is tall; links may have a language and direction of their own.',
      related: ['Components/Tab links', 'Components/Disclosure', 'Components/Country flag'],
    } satisfies Guide,
  },
  component: Menu,
  args: { label: 'Language', icon: globe, text: 'EN', children: <MenuLinks title="Language" entries={LANGUAGES} /> },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const IconAlone: Story = { args: { label: 'Menu', icon: menu, text: undefined as never } }

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Français' })
    await expect(link.checkVisibility()).toBe(false)
    await userEvent.click(canvas.getByText('EN'))
    await expect(link.checkVisibility()).toBe(true)
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  },
}

export const LongText: Story = {
  args: {
    children: (
      <MenuLinks
        title="Ibinzana"
        entries={[
          { label: 'Kuthengwa kanjani imoto ehloliwe ku-Otosafi', href: '/zu/how-to-buy', note: '3 izinyathelo' },
          { label: 'Imibuzo evame ukubuzwa', href: '/zu/questions' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('EN')),
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'اللغة', text: 'ع', children: <MenuLinks title="اللغة" entries={LANGUAGES} /> },
}
