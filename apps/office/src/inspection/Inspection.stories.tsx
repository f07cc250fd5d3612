import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'

import { CAR_PATH } from '../testing/answers.ts'
import { INSPECTION } from '../testing/made-cars.ts'
import { OWNER } from '../testing/made-team.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** The 100 points, on a tablet beside the car; what was found stays on the device until it has been sent. */
const meta = {
  title: 'Office/Inspection',
  tags: ['!autodocs', 'once'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: `${CAR_PATH}/inspection` },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Report: Story = {}

export const Tablet: Story = { ...TABLET }

/** Nobody has signed, so nothing is published. */
export const NotSigned: Story = {
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(Publish|Publier)/ }))
    await saysWhy(context)
  },
}

export const NotBegun: Story = {
  args: {
    answers: {
      [`GET ${CAR_PATH}/inspection`]: () => Response.json({ ...INSPECTION, inspection: null }),
    },
  },
}

/** The connection is interrupted: nothing is lost. */
export const NotSent: Story = {
  args: { answers: { [`PUT ${CAR_PATH}/inspection`]: () => Promise.reject(new TypeError('offline')) } },
  play: async (context) => {
    await userEvent.type(await context.canvas.findByLabelText(/^(Odometer|Compteur)/), '64300')
    await userEvent.type(context.canvas.getByLabelText(/(full name|nom complet)$/), OWNER.name)
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(Publish|Publier)/ }))
    await saysWhy(context)
  },
}
