import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Logo } from '../logo/Logo.tsx'
import { Splash } from './Splash.tsx'

const meta = {
  title: 'Components/Splash',
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { text: 'يتم تحميل الصفحة' } }
