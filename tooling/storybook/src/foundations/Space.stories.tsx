import type { Meta, StoryObj } from '@storybook/react-vite'

import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import styles from './Foundations.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const tokens = Object.entries(parseTokens(tokensCss).light)

/** The steps of white space on the 4 px grid: tight within a group, generous between groups. */
function Spaces() {
  return (
    <dl className={styles.rows}>
      {tokens
        .filter(([name]) => name.startsWith('space-'))
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              {name} · {value}
            </dt>
            <dd>
              <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

const meta = { title: 'Foundations/Space', component: Spaces } satisfies Meta<typeof Spaces>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {}

/** Cards have 12 px, controls 8 px; what is round is a badge or a chip. */
export const Corners: Story = {
  render: () => (
    <ul className={styles.tiles}>
      {tokens
        .filter(([name]) => name.startsWith('corner-'))
        .map(([name, value]) => (
          <li key={name} className={styles.tile} style={{ borderRadius: `var(--${name})` }}>
            {name} · {value}
          </li>
        ))}
    </ul>
  ),
}

/** Two heights alone: on the page with a hairline, and floating over it, as menus, notices and dialogues do. */
export const Elevation: Story = {
  render: () => (
    <ul className={styles.tiles}>
      <li className={styles.tile}>
        <span>line</span>
        <span>Cards and boxes, on the page</span>
      </li>
      <li className={styles.tile} style={{ borderColor: 'transparent', boxShadow: 'var(--float)' }}>
        <span>float</span>
        <span>Menus, notices, dialogues, over it</span>
      </li>
    </ul>
  ),
}
