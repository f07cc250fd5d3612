import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button, ButtonLink } from '../button/Button.tsx'
import type { Guide } from '../testing/guide.ts'
import { OfflineState } from './OfflineState.tsx'

const meta = {
  title: 'Components/Offline state',
  parameters: {
    guide: {
      use: 'Says that there is no connection, what still works and that nothing typed is lost.',
      avoid: [
        { when: 'We failed, not the connection', take: 'Components/Error state' },
        { when: 'The list is just empty', take: 'Components/Empty state' },
      ],
      behaviour: ['Stands in place of the content, with ways to go on as children.'],
      keyboard: [[['Tab'], 'goes to its links and buttons']],
      screenReader: 'A status: announced when the reader pauses.',
      words: { write: 'What you wrote is kept on this device', not: 'Network error' },
      longText: 'Title and text wrap.',
      related: ['Components/Error state', 'Components/Empty state', 'Components/State message'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: {
    title: 'Alukho uxhumo lwe-inthanethi okwamanje elingalindelekile',
    text: 'Lokho okubhalile kugcinwe kule divayisi, futhi kuzothunyelwa uma uxhumo selubuyile.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { title: 'لا يوجد اتصال', text: 'ما كتبته محفوظ على هذا الجهاز.', children: <Button>أعد المحاولة</Button> },
}
