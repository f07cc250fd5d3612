import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Fieldset } from '../fieldset/Fieldset.tsx'
import type { Guide } from '../testing/guide.ts'
import { Radio } from './Radio.tsx'

const meta = {
  title: 'Forms/Radio',
  parameters: {
    guide: {
      use: 'Lets people choose exactly one of a few answers that should all be seen.',
      avoid: [
        { when: 'Several can be chosen', take: 'Forms/Checkbox' },
        { when: 'There are many answers', take: 'Forms/Select field' },
      ],
      behaviour: [
        'Those of one question share a name and stand in a fieldset, which shows their error.',
        'A native radio button: sent without script.',
      ],
      keyboard: [
        [['Tab'], 'goes into the group, to what is chosen, and out of it'],
        [['Up arrow', 'Down arrow'], 'choose the one before, the next'],
        [['Space'], 'chooses the first where nothing is chosen'],
      ],
      screenReader: 'Label and help are read with the button, the legend with the group.',
      words: { write: 'By phone, before 18:00', not: 'Option 1' },
      longText: 'Labels wrap beside the button.',
      related: ['Forms/Fieldset', 'Forms/Checkbox', 'Forms/Select field'],
    } satisfies Guide,
  },
  component: Radio,
  args: { name: 'place', value: 'home', label: 'At my home' },
  render: (args) => (
    <Fieldset label="Where shall we look at your car?">
      <Radio name="place" value="centre" label="In a centre" defaultChecked />
      <Radio {...args} />
    </Fieldset>
  ),
} satisfies Meta<typeof Radio>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'In a centre' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'At my home' })).toBeChecked()
  },
}

export const WithHelp: Story = { args: { help: 'We come within two days.' } }

export const WithError: Story = {
  render: (args) => (
    <Fieldset label="Where shall we look at your car?" error="Choose a place">
      <Radio name="place" value="centre" label="In a centre" />
      <Radio {...args} />
    </Fieldset>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Ekhaya lami noma emsebenzini, uma ungekho kude kakhulu nesikhungo sethu',
    help: 'Siza ungakapheli izinsuku ezimbili ngemva kokuvuma kwakho isikhathi esivumelana nawe.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'في بيتي', help: 'نأتي خلال يومين.' },
  render: (args) => (
    <Fieldset label="أين نعاين سيارتك؟">
      <Radio name="place" value="centre" label="في المركز" defaultChecked />
      <Radio {...args} />
    </Fieldset>
  ),
}
