import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Islands/Sheet',
  component: Sheet,
  args: {
    opened: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    direction: 'ltr',
    foot: <Button wide>Show 128 cars</Button>,
    children: <p>Brand, model, price.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

const box = async () => (await screen.findByRole('dialog')).getBoundingClientRect()

/** From the bottom, as wide as the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await waitFor(async () => expect((await box()).bottom).toBe(innerHeight))
    await expect((await box()).width).toBe(innerWidth)
  },
}

/** The filters of a listing take the whole screen. */
export const WholePhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { full: true },
  play: async () => {
    await waitFor(async () => expect((await box()).top).toBe(0))
  },
}

/** From the end of the line: the right, where the text runs from the left. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1280' }, direction: 'ltr' },
  play: async () => {
    await waitFor(async () => expect((await box()).right).toBe(innerWidth))
    await expect((await box()).left).toBeGreaterThan(0)
  },
}

/** The end of the line is at the left. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'w1280' }, direction: 'rtl' },
  args: {
    title: 'المرشحات',
    closeLabel: 'إغلاق',
    direction: 'rtl',
    foot: <Button wide>عرض 128 سيارة</Button>,
    children: <p>العلامة، الطراز، الثمن.</p>,
  },
  play: async () => {
    await waitFor(async () => expect((await box()).left).toBe(0))
    await expect((await box()).right).toBeLessThan(innerWidth)
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Hlunga izimoto ngentengo nangamakhilomitha',
    foot: <Button wide>Bonisa izimoto ezingu-1 284 ezihambisanayo</Button>,
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: 'var(--space-3)' }}>
        Bhukha isikhathi sokuzobona imoto nokuyihlola esitolo sethu eduze nawe, elingalindelekile.
      </p>
    )),
  },
}
