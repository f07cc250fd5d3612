import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar } from '../change-cars.ts'
import { withFreeTimes } from '../made-appointments.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** What a car costs beside its price, and the services around it. */
const meta = {
  title: 'Screens/Finance and services',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('finance', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Finance: Story = { tags: ['!deep'] }

export const CarCosts: Story = {
  args: { address: ({ language, answers }) => `${pathFor('carCosts', language)}?car=${recordedCar(answers).id}` },
}

export const CarInsurance: Story = { args: { address: ({ language }) => pathFor('carInsurance', language) } }

export const Services: Story = { args: { address: ({ language }) => pathFor('services', language) } }

export const Inspector: Story = { args: { address: ({ language }) => pathFor('inspector', language) } }

export const Diagnostic: Story = { args: { address: ({ language }) => pathFor('diagnostic', language) } }

export const VinCheck: Story = { args: { address: ({ language }) => pathFor('vinCheck', language) } }

export const VinRead: Story = {
  args: { address: ({ language }) => `${pathFor('vinCheck', language)}?vin=WVWZZZ6RZHY123456` },
}

export const ServiceTime: Story = {
  args: {
    address: ({ language }) => pathFor('serviceTime', language, { key: 'inspector' }),
    change: withFreeTimes,
  },
}

export const NoFreeTimes: Story = {
  args: {
    address: ({ language }) => pathFor('serviceTime', language, { key: 'inspector' }),
    change: (path, body) => (path === '/service-slots' ? { slots: [], timeZone: 'UTC' } : body),
  },
}
