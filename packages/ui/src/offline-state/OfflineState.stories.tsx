import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button, ButtonLink } from '../button/Button.tsx'
import { OfflineState } from './OfflineState.tsx'

const meta = {
  title: 'Components/Offline state',
  component: OfflineState,
  args: {
    title: 'There is no connection',
    text: 'What you typed is kept on this device. Pages that you have seen can be opened again.',
    children: (
      <>
        <Button>Try again</Button>
        <ButtonLink href="/en/saved" look="secondary">
          Saved cars
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof OfflineState>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPart: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('There is no connection'),
}

export const WholePage: Story = { args: { heading: 'h1' } }

export const LongText: Story = {
  args: {
    title: 'Alukho uxhumo lwe-inthanethi okwamanje elingalindelekile',
    text: 'Lokho okubhalile kugcinwe kule divayisi, futhi kuzothunyelwa uma uxhumo selubuyile.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا يوجد اتصال', text: 'ما كتبته محفوظ على هذا الجهاز.', children: <Button>أعد المحاولة</Button> },
}
