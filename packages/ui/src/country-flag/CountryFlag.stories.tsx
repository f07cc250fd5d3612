import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { CountryFlag } from './CountryFlag.tsx'
import ci from './flags/ci.svg'
import globe from './flags/default.svg'
import ma from './flags/ma.svg'
import rw from './flags/rw.svg'
import sn from './flags/sn.svg'
import za from './flags/za.svg'

const meta = {
  title: 'Components/Country flag',
  parameters: {
    guide: {
      use: 'Shows the flag of a country beside its name, where an edition is chosen.',
      avoid: [{ when: 'A language is chosen: flags are no languages', take: 'Components/Menu' }],
      behaviour: ['Loads when it is near the view; its place of 24 by 18 px is reserved.'],
      keyboard: null,
      screenReader: 'Empty alternative text where the name stands beside it, else the country’s name.',
      words: null,
      longText: 'It carries no text and is never mirrored.',
      related: ['Components/Menu', 'Components/Icon'],
    } satisfies Guide,
  },
  component: CountryFlag,
  args: { src: ma, alt: 'Morocco' },
} satisfies Meta<typeof CountryFlag>
export default meta
type Story = StoryObj<typeof meta>

export const Morocco: Story = {}

export const IvoryCoast: Story = { args: { src: ci, alt: 'Ivory Coast' } }

export const SouthAfrica: Story = { args: { src: za, alt: 'South Africa' } }

export const Rwanda: Story = { args: { src: rw, alt: 'Rwanda' } }

export const Senegal: Story = { args: { src: sn, alt: 'Senegal' } }

/** For the edition that belongs to no country. */
export const NoCountry: Story = { args: { src: globe, alt: 'All countries' } }
