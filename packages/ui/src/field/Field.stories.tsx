import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Field } from './Field.tsx'

import styles from './Field.module.css'

const meta = {
  title: 'Forms/Field',
  parameters: {
    guide: {
      use: 'The frame of a control that no other field of the kit draws: label, help, control, error.',
      avoid: [
        { when: 'One line of text is asked', take: 'Forms/Text field' },
        { when: 'Several controls answer one question', take: 'Forms/Fieldset' },
      ],
      parts: ['Label with its mark', 'Help', 'Control', 'Error with an icon'],
      behaviour: ['Ties the control to its help and error by ids; makes an id where there is none.'],
      keyboard: [[['Tab'], 'goes to the control within, which has keys of its own']],
      screenReader: 'Help and error are read as the description of the control.',
      words: { write: 'At least 8 characters', not: 'Please fill in this field correctly' },
      longText: 'All texts wrap above and below the control.',
      related: ['Forms/Text field', 'Forms/Fieldset', 'Forms/Error summary'],
    } satisfies Guide,
  },
  component: Field,
  args: {
    label: 'Colour of the seats',
    children: (attributes) => <input className={styles.input} {...attributes} name="seats" />,
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithMark: Story = { args: { mark: '(optional)' } }

export const WithHelp: Story = { args: { help: 'As it stands in the papers.' } }

export const WithError: Story = { args: { help: 'As it stands in the papers.', error: 'Enter a colour' } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Umbala wezihlalo zemoto njengoba ubhaliwe emaphepheni okubhalisa',
    mark: '(akuphoqelekile)',
    help: 'Bhala umbala njengoba ubhaliwe encwadini yokubhaliswa kwemoto, ngaphandle kokufinyeza.',
    error: 'Umbala owufakile awukho ohlwini lwemibala esiyaziyo; khetha omunye noma ushiye kungenalutho.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'لون المقاعد', mark: '(اختياري)', help: 'كما هو في الأوراق.', error: 'أدخل اللون' },
}
