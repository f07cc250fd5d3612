import type { Meta, StoryObj } from '@storybook/react-vite'

import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: {
    children:
      'We name every defect that we found, with a photograph, before you come to see the car. What we could not check is said as well.',
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Soft: Story = { args: { tone: 'soft', size: 's' } }

export const Lead: Story = { args: { size: 'l' } }

export const Danger: Story = { args: { tone: 'danger', children: 'The airbags were not replaced after the accident.' } }

/** Lines as long as the place is wide. */
export const WithoutMeasure: Story = { args: { measure: false } }

export const WithinText: Story = {
  render: () => (
    <Text>
      11 450 000 FCFA{' '}
      <Text inline tone="soft" size="s">
        with all papers
      </Text>
    </Text>
  ),
}

export const LongText: Story = {
  args: { children: 'Ukulingisokusebenzakwezinhlelozokuhlolaizimotoezisetshenzisiwe lokusetshenziswa' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'نذكر كل عيب وجدناه مع صورة قبل أن تأتي لمعاينة السيارة.' },
}
