import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { FileRow } from './FileRow.tsx'
import { storyFile } from './story-file.ts'

const meta = {
  title: 'Forms/File row',
  component: FileRow,
  args: { file: new File([], 'front.jpg'), problem: undefined, removeLabel: 'Remove front.jpg', onRemove: fn() },
  loaders: [async () => ({ file: await storyFile('front') })],
  render: (args, { loaded }) => (
    <ul>
      <FileRow {...args} file={loaded['file'] ?? args.file} />
    </ul>
  ),
} satisfies Meta<typeof FileRow>
export default meta
type Story = StoryObj<typeof meta>

export const WithPreview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove front.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** A file that is no picture leaves its box empty. */
export const Refused: Story = {
  args: { problem: 'This file is larger than 8 MB' },
  render: (args) => (
    <ul>
      <FileRow {...args} />
    </ul>
  ),
}

export const LongText: Story = {
  args: { problem: 'Leli fayela alisona isithombe se-JPEG noma se-PNG; sicela ukhethe elinye' },
  loaders: [async () => ({ file: await storyFile('isithombe_semoto_yami_ngaphambi_kokuhlolwa_2026_11_21') })],
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { removeLabel: 'احذف front.jpg', problem: 'حجم الملف أكبر من 8 ميغابايت' },
}
