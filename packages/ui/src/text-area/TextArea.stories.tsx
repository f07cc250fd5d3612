import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { TextArea } from './TextArea.tsx'

const remaining = (count: number) => (count < 0 ? `${-count} characters too many` : `${count} characters left`)

const meta = {
  title: 'Forms/Text area',
  parameters: {
    guide: {
      use: 'Asks for several lines: a question about a car, a defect described.',
      avoid: [{ when: 'One line is enough', take: 'Forms/Text field' }],
      behaviour: [
        'The box grows where the browser can.',
        'More than the limit can be typed, so that a pasted text is not cut; the count goes below 0.',
        'Without script the field is sent and the count does not move.',
      ],
      keyboard: [
        [['Enter'], 'makes a new line; it never sends the form'],
        [['Tab'], 'leaves the field'],
      ],
      screenReader: 'The characters left are announced when typing pauses.',
      words: { write: 'Where is the scratch, and how long is it?', not: 'Comments' },
      longText: 'What is typed finds its own direction.',
      related: ['Forms/Text field', 'Forms/Field'],
    } satisfies Guide,
  },
  component: TextArea,
  args: { label: 'Your message', name: 'message' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'Is it still there?\nMay I see it on Saturday?' } }

/** The count is shown at once and said when the typing pauses; too long a text is not cut. */
export const WithLimit: Story = {
  args: { limit: { characters: 20, remaining } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Is it still there, the red one?')
    await expect(canvas.getByRole('textbox')).toHaveValue('Is it still there, the red one?')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('11 characters too many'), {
      timeout: 5000,
    })
  },
}

export const WithError: Story = { args: { error: 'Enter a message' } }

export const Disabled: Story = { args: { defaultValue: 'Is it still there?', disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Umlayezo wakho oya kumthengisi wemoto, ngolimi olukhulumayo',
    help: 'Ungabhali imininingwane yebhange noma amaphasiwedi kulo mlayezo.',
    defaultValue: 'Ngingathanda ukwazi ukuthi imoto isekhona yini, nokuthi ngingayibona nini. '.repeat(6),
    limit: { characters: 400, remaining: (count) => `Kusele izinhlamvu ezingu-${count} ongazisebenzisa` },
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'رسالتك',
    defaultValue: 'هل ما زالت موجودة؟',
    limit: { characters: 200, remaining: (n) => `بقي ${n} حرفا` },
  },
}
