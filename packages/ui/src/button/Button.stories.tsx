import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Icon } from '../icon/Icon.tsx'
import { arrowEnd, filter } from '../icon/icons.ts'
import { Button, ButtonLink } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Show 128 cars', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show 128 cars' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { look: 'secondary', children: 'Book a visit' } }

export const Quiet: Story = { args: { look: 'quiet', children: 'Clear all filters' } }

export const Disabled: Story = { args: { disabled: true, children: 'No car matches' } }

export const Wide: Story = { args: { wide: true } }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon icon={filter} />
        Filters
      </>
    ),
  },
}

export const Link: Story = { render: () => <ButtonLink href="/en/cars">See all cars</ButtonLink> }

export const LongText: Story = {
  args: { wide: true, children: 'Bhukha isikhathi sokuzobona imoto nokuyihlola esitolo sethu eduze nawe' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        عرض 128 سيارة
        <Icon icon={arrowEnd} />
      </>
    ),
  },
}
