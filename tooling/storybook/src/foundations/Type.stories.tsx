import type { Meta, StoryObj } from '@storybook/react-vite'

import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import styles from './Foundations.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const sizes = Object.entries(parseTokens(tokensCss).light).filter(([name]) => name.startsWith('text-'))

/** The type scale, largest first. Figures are of one width everywhere, so that prices stand in columns. */
function TypeScale({ sample }: { sample: string }) {
  return (
    <dl className={styles.rows}>
      {sizes.toReversed().map(([name, value]) => (
        <div key={name}>
          <dt>
            {name} · {value}
          </dt>
          <dd style={{ fontSize: `var(--${name})` }}>{sample}</dd>
        </div>
      ))}
    </dl>
  )
}

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  args: { sample: 'Toyota Corolla 2019, 64 200 km' },
} satisfies Meta<typeof TypeScale>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {}

/** Arabic is a little larger, with more leading. */
export const Arabic: Story = { globals: { direction: 'rtl' }, args: { sample: 'سيارة مفحوصة، 64 200 كم' } }
