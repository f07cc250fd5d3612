import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { storyPhoto } from '../testing/paints.ts'
import { Gallery } from './Gallery.tsx'

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    photos: [
      { ...storyPhoto('red'), alt: 'Toyota Corolla, red, seen from the side', caption: 'Right side' },
      { ...storyPhoto('graphite'), alt: 'Its seats and steering wheel', caption: 'Interior' },
      { ...storyPhoto('silver'), alt: 'A scratch of 4 cm on the rear door', caption: 'Defect: rear door' },
    ],
    texts: {
      label: 'Photos of the car',
      previous: 'Previous photo',
      next: 'Next photo',
      position: (number) => `Photo ${number} of 3`,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const OfACar: Story = {}

export const ByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }))
    await waitFor(() => expect(canvas.getByText('Photo 2 of 3')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }))
    await waitFor(() => expect(canvas.getByText('Photo 3 of 3')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Next photo' })).toBeDisabled()
  },
}

export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('Photo 2 of 3')).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('Photo 1 of 3')).toBeVisible())
  },
}

/** Photographs run from right to left, and so do the keys. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    photos: [
      { ...storyPhoto('blue'), alt: 'داسيا لوغان زرقاء من الجانب', caption: 'الجانب الأيمن' },
      { ...storyPhoto('graphite'), alt: 'المقاعد والمقود', caption: 'الداخل' },
      { ...storyPhoto('silver'), alt: 'خدش في الباب الخلفي', caption: 'عيب: الباب الخلفي' },
    ],
    texts: {
      label: 'صور السيارة',
      previous: 'الصورة السابقة',
      next: 'الصورة التالية',
      position: (number) => `الصورة ${number} من 3`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('الصورة 2 من 3')).toBeVisible())
  },
}

export const OnePhoto: Story = {
  args: {
    photos: [{ ...storyPhoto('pearl'), alt: 'Renault Clio, white', caption: 'Right side' }],
    texts: {
      label: 'Photos of the car',
      previous: 'Previous photo',
      next: 'Next photo',
      position: () => 'Photo 1 of 1',
    },
  },
}

export const LongText: Story = {
  args: {
    photos: [
      {
        ...storyPhoto('green'),
        alt: 'Dacia Duster, green',
        caption: 'Ukonakala: umklwebho ongu-4 cm emnyango ongemuva ngakwesobunxele',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
