import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { FilePicker } from './FilePicker.tsx'
import { chooseFiles, storyFile } from './story-file.ts'

const meta = {
  title: 'Forms/File picker',
  component: FilePicker,
  args: {
    label: 'Photos of your car',
    name: 'photos',
    help: 'JPEG or PNG, at most 8 MB each.',
    max: 3,
    texts: {
      choose: 'Choose photos',
      drop: 'or drop them here',
      remove: (file) => `Remove ${file}`,
      count: (count) => `${count} of 3 photos`,
      tooMany: 'Only three photos can be sent: the others were left out.',
    },
    onFiles: fn(),
    check: async (file) => (file.type === 'image/heic' ? 'This is a HEIC file: save it as JPEG first.' : null),
  },
} satisfies Meta<typeof FilePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Choices add up, a file chosen twice counts once, and the plain field holds what will be sent. */
export const Gathers: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Photos of your car/)
    const front = await storyFile('front')
    const rear = await storyFile('rear')
    const seats = await storyFile('seats')
    const wheel = await storyFile('wheel')
    chooseFiles(field, [front, rear])
    chooseFiles(field, [rear, seats, wheel])
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 photosOnly three photos can be sent'),
    )
    await expect(Array.from(field.files ?? [], ({ name }) => name)).toEqual(['front.jpg', 'rear.jpg', 'seats.jpg'])
    await expect(args.onFiles).toHaveBeenLastCalledWith([front, rear, seats])
    await waitFor(() => expect(canvas.getAllByRole('presentation')).toHaveLength(3))
  },
}

export const RemovedByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Photos of your car/)
    chooseFiles(field, await Promise.all(['front', 'rear'].map(storyFile)))
    await canvas.findByRole('button', { name: 'Remove rear.jpg' })
    await step('the focus goes to the next file', async () => {
      canvas.getByRole('button', { name: 'Remove front.jpg' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Remove rear.jpg' })).toHaveFocus()
    })
    await step('and from the last one to the field', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveFocus()
      await expect(field.files).toHaveLength(0)
      await expect(canvas.getByRole('status')).toHaveTextContent('0 of 3 photos')
    })
  },
}

/** A refused file stays with its reason, and is not sent. */
export const WithRefusedFile: Story = {
  args: { accept: 'image/*' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Photos of your car/)
    const heic = new File(['ftyp'], 'IMG_2041.HEIC', { type: 'image/heic', lastModified: 1 })
    chooseFiles(field, [await storyFile('front'), heic])
    await expect(await canvas.findByText(/save it as JPEG/)).toBeVisible()
    await expect(Array.from(field.files ?? [], ({ name }) => name)).toEqual(['front.jpg'])
  },
}

export const WithError: Story = { args: { error: 'Add at least one photo' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Izithombe zemoto yakho, zangaphandle nezangaphakathi',
    help: 'Amafayela e-JPEG noma e-PNG, angeqi kuma-megabyte ayisishiyagalombili ngalinye.',
    texts: {
      choose: 'Khetha izithombe ezisocingweni noma ekhompyutheni yakho',
      drop: 'noma uziphonse lapha ngegundane',
      remove: (file) => `Susa ${file}`,
      count: (count) => `Izithombe ezingu-${count} kwezingu-3 ezingathunyelwa`,
      tooMany: 'Zintathu kuphela izithombe ezingathunyelwa.',
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Izithombe zemoto/)
    chooseFiles(field, [await storyFile('isithombe_semoto_yami_entsha_ngaphambi_kokuhlolwa_2026_11_21')])
    await expect(await canvas.findByText(/isithombe_semoto/)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'صور سيارتك',
    help: 'JPEG أو PNG.',
    texts: {
      choose: 'اختر الصور',
      drop: 'أو أفلتها هنا',
      remove: (file) => `احذف ${file}`,
      count: (count) => `${count} من 3 صور`,
      tooMany: 'ثلاث صور فقط.',
    },
  },
}
