import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { chooseFiles, storyFile } from '../testing/story-file.ts'
import { FileField } from './FileField.tsx'

const meta = {
  title: 'Forms/File field',
  parameters: {
    guide: {
      use: 'Takes files from the device: photos of a car, its papers.',
      avoid: [{ when: 'A text is asked', take: 'Forms/Text area' }],
      behaviour: [
        'Its label is the button, in the page’s language; the chosen name stands beside it.',
        'A native file field: sent without script.',
        'Hide the names with listed only where script shows them elsewhere.',
      ],
      keyboard: [
        [['Tab'], 'goes to the field'],
        [['Enter', 'Space'], 'open the choice of files'],
      ],
      screenReader: 'Label, help and error are read with the field.',
      words: { write: 'Photos of the car, each under 10 MB', not: 'Upload' },
      longText: 'The label wraps beside its icon.',
      related: ['Components/Progress', 'Forms/Field'],
    } satisfies Guide,
  },
  component: FileField,
  args: {
    label: 'Choose a photo',
    help: 'JPEG or PNG, at most 8 MB.',
    accept: 'image/jpeg,image/png',
    required: true,
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Choose a photo')).toHaveFocus()
  },
}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    chooseFiles(canvas.getByLabelText<HTMLInputElement>('Choose a photo'), [await storyFile('me')])
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Script shows the files elsewhere. */
export const Listed: Story = { args: { listed: true, required: false, multiple: true, mark: '(optional)' } }

export const WithError: Story = { args: { error: 'This file is a HEIC picture: save it as JPEG first.' } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Khetha isithombe esisocingweni lwakho noma ekhompyutheni yakho',
    help: 'Amafayela e-JPEG noma e-PNG, angeqi kuma-megabyte ayisishiyagalombili ngalinye.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'اختر صورة', help: 'JPEG أو PNG.' },
}
