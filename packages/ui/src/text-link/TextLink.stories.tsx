import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Components/Text link',
  parameters: {
    guide: {
      use: 'A link within a sentence.',
      avoid: [{ when: 'It is the main way on', take: 'Components/Button' }],
      behaviour: ['One that leaves the site has an icon at its end.'],
      keyboard: [
        [['Tab'], 'goes to the link'],
        [['Enter'], 'follows it'],
      ],
      screenReader: 'A link that leaves the site says so after its text.',
      words: { write: 'Read the report of 12 May 2026', not: 'Click here' },
      longText: 'Wraps with the sentence; the icon stays with the last word.',
      related: ['Components/Button', 'Components/Hidden text'],
    } satisfies Guide,
  },
  component: TextLink,
  args: { href: '/en/cars', children: 'all 412 cars' },
  render: (args) => (
    <p>
      Look at <TextLink {...args} /> before you decide.
    </p>
  ),
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const WithinText: Story = {}

export const External: Story = {
  args: { href: 'https://example.org/rates', children: 'the day’s rates', external: '(another site)' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'the day’s rates (another site)' })).toBeVisible(),
}

export const LongText: Story = {
  tags: ['deep'],
  args: { children: 'ukusetshenziswakwezinhlelozokuhlolaizimotoezisetshenzisiwe', external: '(enye isayithi)' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { href: 'https://example.org/rates', children: 'أسعار الصرف', external: '(موقع آخر)' },
  render: (args) => (
    <p>
      انظر <TextLink {...args} /> قبل أن تقرر.
    </p>
  ),
}
