import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Quote } from './Quote.tsx'

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: {
    text: 'They showed me the scratch on the door before I saw it myself. Papers were done in two days.',
    name: 'Awa K.',
    facts: ['Abidjan', 'April 2026', 'Toyota Corolla 2019'],
    rating: { value: 4.5, label: '4.5 out of 5' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Quote>
export default meta
type Story = StoryObj<typeof meta>

export const WithRating: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/scratch.*Awa K\./)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const WithoutRating: Story = { args: { rating: undefined, facts: ['Bouaké', 'May 2026'] } }

export const LongText: Story = {
  args: {
    text: 'Bangibonisa wonke amaphutha emoto ngaphambi kokuba ngikhokhe noma yini; ukusetshenziswa kwayo kulula kakhulu elingalindelekile lokusetshenziswa.',
    name: 'Nokuthula Mkhwanazi-Ngcobo',
    facts: ['ePietermaritzburg, KwaZulu-Natal', 'uMbasa 2026', 'Mercedes-Benz Sprinter Transporter 2018'],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    text: 'أروني كل العيوب قبل الدفع، وكانت الأوراق جاهزة في يومين.',
    name: 'سعاد ب.',
    facts: ['الدار البيضاء', 'أبريل 2026', 'Dacia Logan 2020'],
    rating: { value: 3.5, label: '3.5 من 5' },
  },
}
