import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button, ButtonLink } from '../button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

const tryAgain = fn()

const meta = {
  title: 'Components/Error state',
  component: ErrorState,
  args: {
    title: 'The cars cannot be shown',
    text: 'Something went wrong on our side. Nothing that you chose is lost.',
    children: (
      <>
        <Button onClick={tryAgain}>Try again</Button>
        <ButtonLink href="/en" look="secondary">
          To the first page
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPart: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The cars cannot be shown')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(tryAgain).toHaveBeenCalledOnce()
  },
}

export const WholePage: Story = { args: { heading: 'h1' } }

export const LongText: Story = {
  args: {
    title: 'Izimoto azikwazi ukuboniswa okwamanje elingalindelekile',
    text: 'Kukhona okungahambanga kahle ngakithi. Akukho lutho olukhethile olulahlekile.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'تعذر عرض السيارات',
    text: 'حدث خطأ من جانبنا.',
    children: <Button>أعد المحاولة</Button>,
  },
}
