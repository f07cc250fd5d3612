import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { ENROLMENT } from '../testing/made-team.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** A password, then a code; the first time a second factor is set up between them. */
const meta = {
  title: 'Office/Sign in',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/sign-in' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'amina@otosafi.example')
  await userEvent.type(canvas.getByLabelText(/^(Password|Mot de passe)/, { selector: 'input' }), 'correct horse')
  await userEvent.click(canvas.getByRole('button', { name: /^Contin/ }))
}

/** Which of both is wrong is not said. */
export const Wrong: Story = {
  args: { answers: { 'POST /sessions': () => problem(401, 'invalid_credentials') } },
  play: async (context) => {
    await send(context)
    await saysWhy(context)
  },
}

/** The first sign-in, which sets up a second factor. */
export const SecondFactor: Story = {
  args: { answers: { 'POST /sessions': () => Response.json(ENROLMENT) } },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByDisplayValue(ENROLMENT.enrolment?.secret ?? '')).toBeVisible()
  },
}

/** They are shown once. */
export const RecoveryCodes: Story = {
  args: {
    answers: {
      'POST /sessions': () => Response.json(ENROLMENT),
      'POST /sessions/second-factor': () => Response.json({ recoveryCodes: ['QJ4DX-7MNP2', 'M8T5X-2C4F6'] }),
    },
  },
  play: async (context) => {
    await send(context)
    const { canvas } = context
    await userEvent.type(await canvas.findByLabelText(/^Code/), '123456')
    await userEvent.click(canvas.getByRole('button', { name: /^(Sign in|Se connecter)$/ }))
    await expect(await canvas.findByText('QJ4DX-7MNP2')).toBeVisible()
  },
}
