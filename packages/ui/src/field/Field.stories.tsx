import type { Meta, StoryObj } from '@storybook/react-vite'

import { Field } from './Field.tsx'

import styles from './Field.module.css'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Colour of the seats',
    children: (wired) => <input className={styles.input} {...wired} name="seats" />,
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithMark: Story = { args: { mark: '(optional)' } }

export const WithHelp: Story = { args: { help: 'As it stands in the papers.' } }

export const WithError: Story = { args: { help: 'As it stands in the papers.', error: 'Enter a colour' } }

export const LongText: Story = {
  args: {
    label: 'Umbala wezihlalo zemoto njengoba ubhaliwe emaphepheni okubhalisa',
    mark: '(akuphoqelekile)',
    help: 'Bhala umbala njengoba ubhaliwe encwadini yokubhaliswa kwemoto, ngaphandle kokufinyeza.',
    error: 'Umbala owufakile awukho ohlwini lwemibala esiyaziyo; khetha omunye noma ushiye kungenalutho.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'لون المقاعد', mark: '(اختياري)', help: 'كما هو في الأوراق.', error: 'أدخل اللون' },
}
