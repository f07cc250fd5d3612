import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Quote } from './Quote.tsx'

const meta = {
  title: 'Components/Quote',
  parameters: {
    guide: {
      use: 'Shows what a customer wrote about buying or selling, in their own words.',
      avoid: [{ when: 'We say it ourselves', take: 'Components/Callout' }],
      parts: ['Stars', 'Text', 'Name', 'Place, month and car'],
      behaviour: ['Stars only where the customer gave them.'],
      keyboard: null,
      screenReader: 'A figure: the rating is read in words, then the text, then the name.',
      words: { write: 'The scratch was where the report said.', not: 'Best dealer ever! (edited by us)' },
      longText: 'Text and name keep the direction of their own language.',
      related: ['Components/Stars', 'Components/Facts'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: {
    text: 'Bangibonisa wonke amaphutha emoto ngaphambi kokuba ngikhokhe noma yini; ukusetshenziswa kwayo kulula kakhulu elingalindelekile lokusetshenziswa.',
    name: 'Nokuthula Mkhwanazi-Ngcobo',
    facts: ['ePietermaritzburg, KwaZulu-Natal', 'uMbasa 2026', 'Mercedes-Benz Sprinter Transporter 2018'],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    text: 'أروني كل العيوب قبل الدفع، وكانت الأوراق جاهزة في يومين.',
    name: 'سعاد ب.',
    facts: ['الدار البيضاء', 'أبريل 2026', 'Dacia Logan 2020'],
    rating: { value: 3.5, label: '3.5 من 5' },
  },
}
