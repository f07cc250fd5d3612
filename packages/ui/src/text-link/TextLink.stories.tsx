import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Components/Text link',
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
  args: { children: 'ukusetshenziswakwezinhlelozokuhlolaizimotoezisetshenzisiwe', external: '(enye isayithi)' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { href: 'https://example.org/rates', children: 'أسعار الصرف', external: '(موقع آخر)' },
  render: (args) => (
    <p>
      انظر <TextLink {...args} /> قبل أن تقرر.
    </p>
  ),
}
