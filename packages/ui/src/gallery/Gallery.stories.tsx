import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { storyPhoto } from '../testing/paints.ts'
import { Gallery } from './Gallery.tsx'

const PHOTOS = [
  { ...storyPhoto('red'), alt: 'Toyota Corolla, red, seen from the side', caption: 'Right side' },
  { ...storyPhoto('graphite'), alt: 'Its seats and steering wheel', caption: 'Interior' },
  { ...storyPhoto('silver'), alt: 'A scratch of 4 cm on the rear door', caption: 'Defect: rear door' },
]

const TEXTS = {
  label: 'Photos of the car',
  previous: 'Previous photo',
  next: 'Next photo',
  position: (number: number) => `Photo ${number} of 3`,
  zoom: { open: 'Show larger', close: 'Close', larger: 'Enlarge', smaller: 'Whole photo' },
}

const meta = {
  title: 'Components/Gallery',
  parameters: {
    guide: {
      use: 'Shows the photographs of one car, defects included. At most one a page.',
      avoid: [
        { when: 'Cars stand in a row', take: 'Components/Slider strip' },
        { when: 'There is one picture without a view of its own', take: 'Components/Picture' },
      ],
      anatomy: {
        draw: () => <Gallery photos={PHOTOS} texts={TEXTS} />,
        parts: [
          ['Photograph; the strip is swiped', 'section > div > ul'],
          ['Caption', 'figcaption'],
          ['Full screen', '[aria-haspopup=dialog]'],
          ['Buttons and position', 'p[aria-live]'],
          ['Small pictures, on wide screens', 'section > ul'],
        ],
      },
      behaviour: [
        'Without script it scrolls, and on wide screens thumbnails link to the photographs.',
        'With script it has buttons, announces the photograph and opens the full-screen view.',
        'A ring marks a defect where its place is known.',
      ],
      keyboard: [
        [['Left arrow', 'Right arrow'], 'show the photograph on that side'],
        [['Home', 'End'], 'show the first, the last'],
        [['Tab'], 'goes to the photographs, the small pictures, which are one stop, and the buttons'],
        [['+', '-'], 'in full screen make the photograph larger, smaller'],
        [['Escape'], 'leaves full screen'],
      ],
      screenReader: 'The position is announced politely; each photograph has an alternative text and a caption.',
      words: { write: 'Scratch on the front bumper, 4 cm', not: 'IMG_2041' },
      longText: 'Captions wrap; swiping and arrow keys follow the reading direction.',
      related: ['Components/Picture', 'Components/Slider strip'],
    } satisfies Guide,
  },
  component: Gallery,
  args: {
    photos: PHOTOS,
    texts: TEXTS,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
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
    const next = canvas.getByRole('button', { name: 'Next photo' })
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText('Photo 2 of 3')).toBeVisible())
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText('Photo 3 of 3')).toBeVisible())
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const photo = canvas.getByRole('img', { name: PHOTOS[0]?.alt ?? '' })
    const rings = [photo.closest('figure') ?? document.body, photo].map((element) => getComputedStyle(element))
    await expect(rings.map(({ outlineStyle }) => outlineStyle)).toEqual(['solid', 'solid'])
    await expect(rings[0]?.outlineColor).not.toBe(rings[1]?.outlineColor)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('Photo 2 of 3')).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('Photo 1 of 3')).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByText('Photo 3 of 3')).toBeVisible())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByText('Photo 1 of 3')).toBeVisible())
  },
}

/** On a wide screen the photographs stand below in small: one tab stop, left and right within it. */
export const ByThumbnails: Story = {
  globals: { direction: 'ltr', viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const thumbs = ['Right side', 'Interior', 'Defect: rear door'].map((name) => canvas.getByRole('link', { name }))
    await userEvent.click(thumbs[2] ?? canvas.getByRole('region'))
    await waitFor(() => expect(canvas.getByText('Photo 3 of 3')).toBeVisible())
    await waitFor(() => expect(thumbs[2]).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(thumbs[1]).toHaveFocus())
  },
}

/** Over the whole screen: arrows step, plus and minus change the size, Escape leads back to where it was opened. */
export const Zoomed: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Show larger' })
    await userEvent.click(open)
    const dialog = await canvas.findByRole('dialog', { name: 'Photos of the car' }, { timeout: 20_000 })
    const { getByRole, getByText } = within(dialog)
    const width = () => getByRole('img').getBoundingClientRect().width
    const whole = width()
    await step('an arrow shows the next photograph', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(getByText(/Photo 2 of 3/)).toBeVisible()
    })
    await step('plus shows it in its own size, minus the whole of it', async () => {
      await userEvent.keyboard('+')
      await waitFor(() => expect(width()).toBe(1600))
      await userEvent.keyboard('-')
      await waitFor(() => expect(width()).toBe(whole))
    })
    await step('closed, the focus is back and the strip shows the same photograph', async () => {
      await userEvent.click(getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(open).toHaveFocus())
      await waitFor(() => expect(canvas.getByText('Photo 2 of 3')).toBeVisible())
      await expect(canvas.queryByRole('dialog')).toBeNull()
    })
  },
}

/** The view over the whole screen, left open: its photograph leaves room for the focus ring. */
export const ZoomedOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show larger' }))
    const dialog = await canvas.findByRole('dialog', {}, { timeout: 20_000 })
    await expect(dialog).toBeVisible()
    const { getByRole } = within(dialog)
    const [box, photo] = [getByRole('group'), getByRole('img')].map((each) => each.getBoundingClientRect())
    if (box === undefined || photo === undefined) throw new Error('No photograph is shown')
    for (const room of [photo.left - box.left, box.right - photo.right, photo.top - box.top, box.bottom - photo.bottom])
      await expect(room).toBeGreaterThan(2)
    await expect(getByRole('group').scrollWidth).toBe(getByRole('group').clientWidth)
  },
}

/** Photographs run from right to left, and so do the keys. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'w1280' } },
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
      zoom: { open: 'تكبير', close: 'إغلاق', larger: 'بالحجم الكامل', smaller: 'الصورة كاملة' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('الصورة 2 من 3')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'تكبير' }))
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 20_000 }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog.getByText(/الصورة 3 من 3/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'إغلاق' }))
    await waitFor(() => expect(canvas.getByText('الصورة 3 من 3')).toBeVisible())
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
  tags: ['deep'],
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
