import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Checkbox } from '../checkbox/Checkbox.tsx'
import type { Guide } from '../testing/guide.ts'
import { Fieldset } from './Fieldset.tsx'

const meta = {
  title: 'Forms/Fieldset',
  parameters: {
    guide: {
      use: 'Puts one question over several controls that answer it together.',
      avoid: [{ when: 'There is one control only', take: 'Forms/Field' }],
      parts: ['Legend with its mark', 'Help', 'Controls', 'Error'],
      behaviour: ['Disabled, none of its controls is sent.', 'A native fieldset: no script needed.'],
      keyboard: [[['Tab'], 'goes through its controls, which have keys of their own']],
      screenReader: 'The legend is read with the group; its help and error are its description.',
      words: { write: 'How shall we reach you?', not: 'Options' },
      longText: 'Legend, help and error wrap.',
      related: ['Forms/Radio', 'Forms/Checkbox', 'Forms/Error summary'],
    } satisfies Guide,
  },
  component: Fieldset,
  args: {
    label: 'What matters to you?',
    children: (
      <>
        <Checkbox name="matters" value="price" label="The price" defaultChecked />
        <Checkbox name="matters" value="age" label="The age" />
        <Checkbox name="matters" value="distance" label="The distance driven" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithHelp: Story = { args: { mark: '(optional)', help: 'Choose as many as you like.' } }

export const WithError: Story = {
  args: { error: 'Choose at least one' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'What matters to you?' })).toHaveAccessibleDescription(
      'Choose at least one',
    )
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'The age' })).toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Yini ebalulekile kakhulu kuwe uma ukhetha imoto ozoyithengela umndeni wakho?',
    help: 'Khetha konke okuthandayo; ungakushintsha noma nini ngaphambi kokuthumela ifomu.',
    error: 'Khetha okungenani okukodwa ukuze sazi ukuthi yini esizokukhombisa yona kuqala.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'ما الذي يهمك؟',
    error: 'اختر واحدا على الأقل',
    children: (
      <>
        <Checkbox name="matters" value="price" label="السعر" />
        <Checkbox name="matters" value="age" label="السنة" />
      </>
    ),
  },
}
