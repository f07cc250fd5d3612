import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import type { Guide } from '../testing/guide.ts'
import { createNotifications, type Notice } from './create-notifications.ts'
import { Notifications } from './Notifications.tsx'

/** Notices that stay until they are dismissed, so that a story can be viewed. */
function held(...notices: readonly Notice[]) {
  const source = createNotifications()
  source.pause()
  for (const notice of notices) source.show(notice)
  return source
}

const saved: Notice = { tone: 'success', text: 'The search is saved.', kind: 'notification' }
const copied: Notice = { tone: 'plain', text: 'The link is copied.', kind: 'message' }
const failed: Notice = {
  tone: 'error',
  text: 'The message was not sent: there is no connection.',
  kind: 'notification',
}

const meta = {
  title: 'Components/Notifications',
  parameters: {
    guide: {
      use: 'Tells in passing that something was done or failed, with one way to go on. One a page.',
      avoid: [
        { when: 'It must stay in view', take: 'Components/Callout' },
        { when: 'A form has wrong answers', take: 'Forms/Error summary' },
      ],
      parts: ['Icon', 'Text', 'Action', 'Dismiss button'],
      behaviour: [
        'Timers pause while the pointer or the focus is on it.',
        'Shown with script alone: say on the next page what was done without it.',
      ],
      keyboard: [
        [['Tab'], 'goes to their buttons; nothing goes by itself meanwhile'],
        [['Escape'], 'takes the newest one away'],
      ],
      screenReader: 'Errors interrupt as an alert, others wait as a status; when one is dismissed the focus is kept.',
      words: { write: 'The car was taken out of your favourites', not: 'Success!' },
      longText: 'Texts wrap and break anywhere.',
      related: ['Components/Callout', 'Islands/Modal'],
    } satisfies Guide,
  },
  component: Notifications,
  args: { source: createNotifications(), texts: { dismiss: 'Dismiss' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notifications>
export default meta
type Story = StoryObj<typeof meta>

const undoable: Notice = {
  tone: 'plain',
  text: 'Removed from favourites.',
  kind: 'notification',
  action: { label: 'Undo', run: () => undefined },
}

export const WithAction: Story = {
  args: { source: held(undoable) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('Removed from favourites.')).toBeNull())
  },
}
export const Success: Story = { args: { source: held(saved) } }

export const Message: Story = { args: { source: held(copied) } }

export const Error: Story = { args: { source: held(failed) } }

/** An error stands first; there are never more than three. */
export const Three: Story = {
  args: { source: held(saved, failed, copied, saved) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3)
  },
}

const live = createNotifications()

export const ByKeyboard: Story = {
  args: { source: live },
  render: (args) => (
    <>
      <Button onClick={() => live.show(saved)}>Save the search</Button>
      <Notifications {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the search' })
    await userEvent.click(save)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(saved.text)).toBeNull())
    await expect(save).toHaveFocus()
    await userEvent.click(save)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText(saved.text)).toBeNull())
  },
}

export const LongText: Story = {
  tags: ['deep'],
  globals: { viewport: { value: 'w320' } },
  args: {
    source: held({
      ...failed,
      text: 'Umlayezo awuthunyelwanga ngoba alukho uxhumo lwe-inthanethi okwamanje, zama futhi emva kwesikhathi esifushane.',
    }),
  },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    source: held({ ...saved, text: 'تم حفظ البحث.' }, { ...failed, text: 'لم يتم إرسال الرسالة.' }),
    texts: { dismiss: 'إخفاء' },
  },
}
