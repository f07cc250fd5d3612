import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Picture } from '../picture/Picture.tsx'
import { storyPhoto } from '../testing/paints.ts'
import { Figure } from './Figure.tsx'

const meta = {
  title: 'Components/Figure',
  component: Figure,
  args: {
    caption: 'Scratch of 4 cm on the rear door, photographed on 12 May 2026',
    children: (
      <Picture photo={storyPhoto('red')} alt="Rear door of a red car" sizes="(min-width: 600px) 480px, 100vw" />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Figure>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('figure')).toHaveTextContent(/Scratch of 4 cm/),
}

export const LongText: Story = {
  args: { caption: 'Umklwebho ongamasentimitha amane emnyango ongemuva elingalindelekile lokusetshenziswa' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { caption: 'خدش من 4 سم على الباب الخلفي' } }
