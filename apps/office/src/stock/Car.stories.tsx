import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { CAR_PATH } from '../testing/answers.ts'
import { DETAILS, DRAFT } from '../testing/made-cars.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** A car of the stock: its price beside the market, its photos, and what can be done to it. */
const meta = {
  title: 'Office/Car',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: CAR_PATH },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheSite: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET }

export const Draft: Story = { args: { answers: { [`GET ${CAR_PATH}`]: () => Response.json(DRAFT) } } }

export const NotThere: Story = {
  args: { answers: { [`GET ${CAR_PATH}`]: () => problem(404, 'not_found') } },
  play: saysWhy,
}

/** Somebody else has set another price meanwhile. */
export const ChangedBySomebodyElse: Story = {
  args: { answers: { [`PUT ${CAR_PATH}/price`]: () => problem(409, 'conflict') } },
  play: async (context) => {
    const price = await context.canvas.findByLabelText(/^(New price|Nouveau prix)/)
    await userEvent.clear(price)
    await userEvent.type(price, '118000{Enter}')
    await saysWhy(context)
  },
}

export const New: Story = { args: { address: '/cars/new/ma' } }

/** What is missing is said at each field. */
export const NewWithErrors: Story = {
  args: { address: '/cars/new/ma' },
  play: async (context) => {
    await comesWhole(context)
    await userEvent.click(context.canvas.getByRole('button', { name: /^(Save as a draft|Enregistrer .*brouillon)$/ }))
    await saysWhy(context)
  },
}

export const Edit: Story = { args: { address: `${CAR_PATH}/edit` } }

/** What they changed is shown and taken over; it is saved by a second press. */
export const EditChangedBySomebodyElse: Story = {
  args: {
    address: `${CAR_PATH}/edit`,
    get answers() {
      let now = DETAILS
      return {
        [`GET ${CAR_PATH}`]: () => Response.json(now),
        [`PUT ${CAR_PATH}/facts`]: () => {
          now = { ...DETAILS, facts: { ...DETAILS.facts, mileage: 70_000 }, version: 'n'.repeat(43) }
          return problem(409, 'conflict')
        },
      }
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Enregistrer)$/ }))
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('64')
  },
}
