import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Logo } from '../logo/Logo.tsx'
import type { Guide } from '../testing/guide.ts'
import { Splash } from './Splash.tsx'

const meta = {
  title: 'Components/Splash',
  parameters: {
    guide: {
      use: 'Shows the logo while a whole page loads slowly.',
      avoid: [
        { when: 'Work of the visitor goes on', take: 'Components/Overlay' },
        { when: 'A part of a page loads', take: 'Components/Progress' },
      ],
      behaviour: ['Appears after half a second, so a quick page never shows it; at once with less motion.'],
      keyboard: null,
      screenReader: 'A status: its text is announced.',
      words: { write: 'The page is loading', not: 'Hang tight!' },
      longText: 'The text breaks anywhere.',
      related: ['Components/Overlay', 'Components/Logo'],
    } satisfies Guide,
    // It is laid over the whole page that it is on.
    docs: { story: { inline: false, height: '240px' } },
  },
  component: Splash,
  args: { text: 'The page is loading', children: <Logo name="Otosafi" /> },
} satisfies Meta<typeof Splash>
export default meta
type Story = StoryObj<typeof meta>

/** It comes late and by itself, and takes no press. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('status')
    await expect(splash).toHaveTextContent('The page is loading')
    await expect(getComputedStyle(splash).pointerEvents).toBe('none')
    await waitFor(() => expect(getComputedStyle(splash).opacity).toBe('1'), { timeout: 5000 })
  },
}

export const LongText: Story = {
  ...Loading,
  args: { text: 'Ikhasi liyalayishwa, sicela ulinde isikhashana elingalindelekile lokusetshenziswa' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {},
}

export const RightToLeft: Story = { tags: ['deep'], globals: { direction: 'rtl' }, args: { text: 'يتم تحميل الصفحة' } }
