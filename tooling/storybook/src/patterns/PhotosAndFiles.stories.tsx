import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { chooseFiles, storyFile } from '@otosafi/ui/testing/story-file'

import { recordedCar } from '../screens/change-cars.ts'
import { withSale } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** The first bytes of a photo as iPhones make them, which is not taken. */
const HEIC = new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'IMG_0001.HEIC')

/** The address of the form with the car filled in, so that its photos are one step away. */
const sell: PartArgs['address'] = ({ language, answers }) => {
  const { brand, model, modelYear } = recordedCar(answers)
  return `${pathFor('sellYourCar', language)}?brand=${brand.id}&model=${model.id}&year=${modelYear}&mileage=84000`
}

/** The form at the step of its photos. What it keeps on the device goes with the story. */
const photosStory = {
  ...partStory,
  // In a frame of its own: the step is reached by a press, on a docs page too.
  parameters: { docs: { story: { inline: false, height: '880px' } } },
  args: { address: sell, selector: '[aria-labelledby=sell-part-photos]' },
  beforeEach: (context: Parameters<typeof partStory.beforeEach>[0]) => {
    const stop = [partStory.beforeEach(context), breakUploads()]
    return () => {
      stop.forEach((each) => each())
      localStorage.removeItem('sell-draft')
    }
  },
}

/** No upload arrives: the line is cut each time. */
function breakUploads(): () => void {
  const own = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = class extends own {
    override send(): void {
      this.dispatchEvent(new Event('error'))
    }
  }
  return () => {
    globalThis.XMLHttpRequest = own
  }
}

/** Goes on to the photos, and chooses some. */
async function choose({ canvasElement }: Pick<StoryContext, 'canvasElement'>, files: readonly File[]): Promise<void> {
  const form = canvasElement.querySelector('form')
  form?.requestSubmit()
  const part = canvasElement.querySelector<HTMLElement>('[aria-labelledby=sell-part-photos]')
  await waitFor(() => expect(part).toBeVisible())
  const field = part?.querySelector<HTMLInputElement>('input[type=file]:not([hidden])')
  if (!field) throw new Error('There is no field for photos')
  if (files.length > 0) chooseFiles(field, files)
}

/** Photos and papers: chosen, sent on a bad line, put in order, refused. */
const meta = {
  title: 'Patterns/Photos and files',
  tags: ['once', 'deep'],
  parameters: {
    ...patternParameters({
      use: 'Wherever people show us something: their car, a paper, a flaw. Say what to show, not only that files can be chosen.',
      behaviour: [
        'Choosing: the views that help are named, each with a button of its own; others are added by the field. On a phone the camera is one of the choices.',
        'Each photo is made smaller on the device and sent as soon as it was chosen, while the rest of the form is filled in. The place where it was taken is removed.',
        'A bad line: the sending is tried again by itself and waits for the line. The page says how many have arrived, and nothing that was typed is lost.',
        'Order: the first is shown first. Buttons move a photo forward and back; nothing must be dragged.',
        'Refused: the reason stands under the photo, with what to do. The others are sent all the same. JPEG and PNG are taken; of HEIC it is said how an iPhone makes JPEG.',
        'Too large: with script a photo is made smaller, so none is. Without script all together may have 16 MB, which is said before they are chosen.',
        'Without script it is one file field and a plain list of what to show. The browser loses chosen files when a form comes back, and the page says so.',
        'Papers of a car have their validity in words: valid until, expires soon, expired on, or missing, which we have not seen yet. What is lacking comes first.',
        'The office: a photo of a flaw stays on the inspector’s device until it was sent, and the report waits for it.',
      ],
      rules: [
        { good: 'Every scratch and dent from near', bad: 'Upload images (max. 20)' },
        {
          good: 'This photo is in the HEIC format. Save it as JPEG and choose it again.',
          bad: 'Unsupported file type',
        },
        { good: 'No connection. What you typed and your photos are still here: try again.', bad: 'Upload failed.' },
      ],
      components: [
        'Forms/File field',
        'Components/Progress',
        'Components/Picture',
        'Components/Icon button',
        'Components/Spec list',
      ],
      screens: [
        ['Selling a car', 'screens-sell-and-value--sell-your-car'],
        ['Photos of an offered car', 'screens-sale--sent'],
        ['The papers of a car', 'screens-act-on-a-car--report'],
        ['Own portrait', 'screens-account--profile'],
        ['The office: a flaw, not sent yet', 'office-inspection--photo-waits'],
      ],
    }),
  },
} satisfies Meta
export default meta
type Story = StoryObj<PartArgs>

/** What to show, each view with a button, and the field for all others. */
export const Choosing: Story = {
  tags: ['!deep'],
  ...photosStory,
  play: (context) => choose(context, []),
}

/** No photo has arrived: each is tried again by itself, can be put in its place, taken anew and left out. */
export const BadLine: Story = {
  ...photosStory,
  play: async (context) => {
    await choose(context, await Promise.all(['front', 'side'].map(storyFile)))
    await waitFor(() => expect(context.canvas.getAllByRole('img')).toHaveLength(2))
  },
}

/** A photo that is not taken says why, and what to do. */
export const Refused: Story = {
  ...photosStory,
  play: async (context) => {
    await choose(context, [HEIC])
    await expect(await context.canvas.findByText(/HEIC.*JPEG/)).toBeVisible()
  },
}

/** After the car was offered, until it is inspected: photos are added and removed, without script too. */
export const AfterSending: Story = {
  ...partStory,
  args: {
    address: ({ language }) => pathFor('sale', language, { token: TOKEN }),
    change: withSale('sent'),
    selector: '#addPhotos',
  },
}

/** The papers of a car, by the day on which they end. */
export const Papers: Story = {
  ...partStory,
  args: {
    address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/report`,
    selector: '#papers',
  },
}
