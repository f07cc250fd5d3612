import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { CAR_PATH } from '../testing/answers.ts'
import { INSPECTION } from '../testing/made-cars.ts'
import { OWNER } from '../testing/made-team.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'
import { drafts } from './draft.ts'
import { openPhotoStore } from './photos/photo-store.ts'

/** The 100 points, on a tablet beside the car; what was found stays on the device until it has been sent. */
const meta = {
  title: 'Office/Inspection',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: `${CAR_PATH}/inspection` },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Report: Story = { tags: ['!deep'] }

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

/** A photo was taken without a connection: it waits on the device, and the report waits for it. */
export const PhotoWaits: Story = {
  args: { answers: { [`POST ${CAR_PATH}/photos`]: () => Promise.reject(new TypeError('offline')) } },
  beforeEach: async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    canvas.getContext('2d')?.fillRect(40, 200, 560, 160)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    const store = await openPhotoStore()
    await store.put({
      key: 'story',
      person: OWNER.id,
      at: 1,
      car: { edition: INSPECTION.car.edition, id: INSPECTION.car.id },
      flaw: { section: 'electrical', point: 'horn', sizeMm: 30 },
      blob: blob ?? new Blob(),
      refusal: null,
    })
    const findings = { 'electrical.horn': { result: 'defect', note: 'Silent' } } as const
    drafts.write(OWNER.id, INSPECTION.car.reference, { odometer: 64_300, findings, version: INSPECTION.version })
    return () => store.drop('story')
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/^(Not sent yet|Pas encore envoyée)$/)).toBeVisible()
    await userEvent.type(context.canvas.getByLabelText(/(full name|nom complet)$/), OWNER.name)
    await userEvent.click(context.canvas.getByRole('button', { name: /^(Publish|Publier)/ }))
    await saysWhy(context)
  },
}
