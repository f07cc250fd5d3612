import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CarCard, CarGrid } from '../car-card/CarCard.tsx'
import { Progress } from '../progress/Progress.tsx'
import { COROLLA, DUSTER } from '../testing/cars.ts'
import type { Guide } from '../testing/guide.ts'
import { Overlay } from './Overlay.tsx'

const meta = {
  title: 'Components/Overlay',
  parameters: {
    guide: {
      use: 'Covers the page while work must not be interrupted, or while another page comes.',
      avoid: [
        { when: 'A part of the page is at work', take: 'Components/Progress' },
        { when: 'Something is asked', take: 'Islands/Modal' },
      ],
      behaviour: [
        'The veil dims and blocks the page at once; paper hides it after half a second, at once with less motion.',
      ],
      keyboard: null,
      screenReader: 'A status: what it holds is announced.',
      words: { write: 'Sending photos', not: 'Please wait...' },
      longText: 'The text breaks anywhere within the panel.',
      related: ['Components/Progress', 'Components/Splash', 'Islands/Modal'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: {
    children: <p>Ukubhukha kwakho kuyenziwa, sicela ungalivali leli khasi elingalindelekile lokusetshenziswa</p>,
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: <p>يتم حجز موعدك</p> } }
