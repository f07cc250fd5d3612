import type { Meta, StoryObj } from '@storybook/react-vite'

import { Wrap } from '@otosafi/ui/section/Section'
import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import styles from './Layout.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const tokens = parseTokens(tokensCss).light

const WIDTHS = [
  ['320 px', 'the narrowest phone: nothing overflows, nothing is cut'],
  ['360 px', 'the phone that most visitors hold: what is designed first'],
  ['600 px', 'from here on two columns where a phone has one: fields that belong together, steps by their names'],
  ['900 px', 'from here on a column beside the content; filters leave their sheet, actions leave the lower edge'],
  ['960 px', 'the navigation leaves its menu'],
  ['1280 px', 'the page stops growing; what remains is ground'],
  ['1920 px', 'a wide screen: the same page in its middle'],
] as const

/**
 * The widths that are designed for, and the breakpoints. A page is a column of `--page-width` with `--gutter` on both sides; cards fill it in as many columns as fit. Layout is
 * written with logical properties, so that it turns with the direction by itself.
 */
function Layout() {
  return (
    <div className={styles.page}>
      <Wrap>
        <dl className={styles.facts}>
          {(['page-width', 'gutter'] as const).map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{tokens[name]}</dd>
            </div>
          ))}
          {WIDTHS.map(([width, meaning]) => (
            <div key={width}>
              <dt>{width}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </div>
  )
}

const meta = {
  title: 'Foundations/Layout',
  component: Layout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Layout>
export default meta
type Story = StoryObj<typeof meta>

export const Breakpoints: Story = {}

/** Cards, tiles and links stand in a grid that asks no screen for its width: as many columns as fit, of one width. */
export const Grid: Story = {
  render: () => (
    <div className={styles.page}>
      <Wrap>
        <ul className={styles.grid}>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index} className={styles.cell}>
              {index + 1}
            </li>
          ))}
        </ul>
      </Wrap>
    </div>
  ),
}

/** A column beside another: from 900 px on, the side is 18 rem wide and the rest takes what remains. */
export const SideColumn: Story = {
  render: () => (
    <div className={styles.page}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.cell}>Side</div>
          <div className={styles.cell}>Content</div>
        </div>
      </Wrap>
    </div>
  ),
}
