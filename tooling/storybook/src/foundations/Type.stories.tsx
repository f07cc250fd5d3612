import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import styles from './Foundations.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const sizes = Object.entries(parseTokens(tokensCss).light).filter(([name]) => name.startsWith('text-'))

/** The type scale, largest first: one family for each writing, seven sizes, of which the larger ones grow with the page. */
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
  args: { sample: 'Toyota Corolla 2019, 64\u00a0200\u00a0km' },
} satisfies Meta<typeof TypeScale>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {}

/** Arabic is a little larger, with more leading, and has a family of its own. Digits are the same in all languages. */
export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { sample: 'سيارة مفحوصة بالكامل، 64 200 كم، 165 000 DH' },
}

/** Figures are of one width everywhere, so that prices and distances stand in columns without a table of their own. */
export const TabularDigits: Story = {
  render: () => (
    <ul className={styles.figures}>
      {['R 111 111', 'R 888 888', 'R 204 970'].map((price) => (
        <li key={price}>
          <span>{price}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText(/^R /).map((figure) => figure.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(1)
  },
}

/** A line of running text is at most 70 characters long, and its end is not a single word. */
export const Paragraph: Story = {
  render: () => (
    <p>
      The inspection covers 100 points. Defects come first: what was found, how much it matters and what it would cost
      to repair. A point that could not be checked is named as such and counts for nothing, neither good nor bad.
    </p>
  ),
}
