import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { CountryFlag } from './CountryFlag.tsx'
import globe from './flags/default.svg'
import ma from './flags/ma.svg'

const FLAGS = import.meta.glob<string>('./flags/*.svg', { query: '?url', import: 'default', eager: true })

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

/** All of them, each beside the name of its file. */
export const EveryFlag: Story = {
  render: () => (
    <ul>
      {Object.entries(FLAGS).map(([file, src]) => (
        <li key={file}>
          <CountryFlag src={src} alt="" /> {file.replace(/^.*\/|\.svg$/g, '')}
        </li>
      ))}
    </ul>
  ),
}

/** For the edition that belongs to no country. */
export const NoCountry: Story = { args: { src: globe, alt: 'All countries' } }
