import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button, ButtonLink } from '../button/Button.tsx'
import type { Guide } from '../testing/guide.ts'
import { ErrorState } from './ErrorState.tsx'

const tryAgain = fn()

const meta = {
  title: 'Components/Error state',
  parameters: {
    guide: {
      use: 'Stands in place of what failed on our side and says what to do next.',
      avoid: [
        { when: 'A form has wrong answers', take: 'Forms/Error summary' },
        { when: 'A list is just empty', take: 'Components/Empty state' },
        { when: 'There is no connection', take: 'Components/Offline state' },
      ],
      behaviour: ['Appears in place of the content, with links or buttons to go on.'],
      keyboard: [[['Tab'], 'goes to its links and buttons']],
      screenReader: 'An alert: it interrupts and is read at once.',
      words: { write: 'The cars cannot be shown. Try again in a minute.', not: 'Error 500' },
      longText: 'Title and text wrap.',
      related: [
        'Components/Empty state',
        'Components/Offline state',
        'Forms/Error summary',
        'Components/State message',
      ],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: {
    title: 'Izimoto azikwazi ukuboniswa okwamanje elingalindelekile',
    text: 'Kukhona okungahambanga kahle ngakithi. Akukho lutho olukhethile olulahlekile.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    title: 'تعذر عرض السيارات',
    text: 'حدث خطأ من جانبنا.',
    children: <Button>أعد المحاولة</Button>,
  },
}
