import type { Meta, StoryObj } from '@storybook/react-vite'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar, withCar } from '../change-cars.ts'
import { withAccount } from '../made-account.ts'
import { SLOTS, withFreeTimes } from '../made-appointments.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** What follows on the page of a car: its report, booking it, seeing it, and saying what is wrong with it. */
const meta = {
  title: 'Screens/Act on a car',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/report` },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Report: Story = { tags: ['!deep'] }

/** The report to be held against the car, point by point. */
export const Checklist: Story = {
  args: { address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/check` },
}

export const Problem: Story = {
  args: { address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/problem` },
}

/** The steps for a car before there is one. */
export const ChooseCar: Story = { args: { address: ({ language }) => pathFor('chooseCar', language) } }

const interested: ScreenArgs['address'] = ({ language, answers }) =>
  pathFor('interested', language, { id: recordedCar(answers).id })

export const NextSteps: Story = { args: { address: interested, change: withFreeTimes } }

export const NextStepsPhone: Story = { ...NextSteps, tags: ['!test'], globals: { viewport: { value: 'w360' } } }

export const Booking: Story = {
  args: { address: (place) => `${interested(place)}?way=booking`, change: withFreeTimes },
}

export const BookingSignedIn: Story = {
  args: {
    address: (place) => `${interested(place)}?way=booking`,
    change: (path, body, answers) => withAccount(path, withFreeTimes(path, body), answers),
    isSignedIn: true,
  },
}

export const Visit: Story = {
  args: { address: (place) => `${interested(place)}?way=visit&slot=${SLOTS[0]?.id}`, change: withFreeTimes },
}

/** Somebody was faster, and the car is held: the wait for it, and others like it. */
export const Reserved: Story = {
  args: {
    address: interested,
    change: (path, body) =>
      path === '/visit-slots' ? { slots: [], timeZone: 'UTC' } : withCar({ status: 'reserved' })(path, body, []),
  },
}

export const Sold: Story = {
  args: { address: interested, change: withCar({ status: 'sold', soldAt: '2026-11-27T10:00:00.000Z' }) },
}
