import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CarCard, CarGrid } from '../car-card/CarCard.tsx'
import { Progress } from '../progress/Progress.tsx'
import { COROLLA, DUSTER } from '../testing/cars.ts'
import { Overlay } from './Overlay.tsx'

const meta = {
  title: 'Components/Overlay',
  component: Overlay,
  args: { ground: 'veil', children: <Progress label="Your booking is being made" /> },
  decorators: [
    (Story) => (
      <>
        <CarGrid>
          <CarCard {...COROLLA} />
          <CarCard {...DUSTER} />
        </CarGrid>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Overlay>
export default meta
type Story = StoryObj<typeof meta>

export const Veil: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Toyota Corolla 2019' }).getBoundingClientRect()
    await expect(canvas.getByRole('status')).toContainElement(
      document.elementFromPoint(link.x + 1, link.y + 1) as HTMLElement,
    )
  },
}

export const LongText: Story = {
  args: {
    children: <p>Ukubhukha kwakho kuyenziwa, sicela ungalivali leli khasi elingalindelekile lokusetshenziswa</p>,
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: <p>يتم حجز موعدك</p> } }
