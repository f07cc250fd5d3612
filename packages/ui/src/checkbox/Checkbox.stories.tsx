import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  parameters: {
    guide: {
      use: 'Lets people say yes to one thing, or choose any number of several.',
      avoid: [
        { when: 'Exactly one of several is chosen', take: 'Forms/Radio' },
        { when: 'Each value has a number of cars', take: 'Components/Option list' },
      ],
      parts: ['Box', 'Label, which may hold links', 'Help', 'Error'],
      behaviour: [
        'A native checkbox: sent with its form with and without script.',
        'Help and error stand below the label.',
      ],
      keyboard: [
        [['Tab'], 'goes to the box, then to links of its label'],
        [['Space'], 'ticks and unticks it'],
      ],
      screenReader: 'Label, help and error are read with the box.',
      words: { write: 'Write to me when the price falls', not: 'Yes, keep me in the loop!' },
      longText: 'The label wraps beside the box, which stands at the start of the line.',
      related: ['Forms/Radio', 'Forms/Fieldset', 'Components/Option list'],
    } satisfies Guide,
  },
  component: Checkbox,
  args: { name: 'consent', value: 'yes', label: 'Otosafi may answer me by e-mail' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('Otosafi may answer me by e-mail'))
    await expect(box).toBeChecked()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Ticked: Story = { args: { defaultChecked: true, help: 'You can take this back at any time.' } }

/** The words may hold a link. */
export const WithLink: Story = {
  args: {
    label: (
      <>
        I accept the <a href="#terms">terms of sale</a>
      </>
    ),
  },
}

export const WithError: Story = { args: { error: 'Tick this box so that we may answer' } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Ngiyavuma ukuthi i-Otosafi ingithumelele imeyili ngezimoto ezintsha ezifana nalena engiyibonile',
    help: 'Ungakuhoxisa lokhu noma nini ngokuchofoza isixhumanisi esisekugcineni kwemeyili ngayinye.',
    error: 'Thikha leli bhokisi ukuze sikwazi ukukuphendula ngemeyili',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'أوافق على أن تراسلني أوتوصافي', help: 'يمكنك التراجع في أي وقت.' },
}
