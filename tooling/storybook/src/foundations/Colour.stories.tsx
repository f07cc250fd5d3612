import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { COLOUR_PAIRS } from '@otosafi/ui/theme/colour-pairs'
import type { ColourPair } from '@otosafi/ui/theme/colour-pairs'
import { contrastRatio } from '@otosafi/ui/theme/contrast'
import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import { Palette } from './Palette.tsx'

import styles from './Foundations.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

type Scheme = 'light' | 'dark'
const schemes = parseTokens(tokensCss)

function Pair({ pair, scheme }: { pair: ColourPair; scheme: Scheme }) {
  const tokens = schemes[scheme]
  const { front, back, least } = pair
  const ratio = contrastRatio(tokens[front] ?? '', tokens[back] ?? '')
  return (
    <tr>
      <td>
        <span className={styles.swatch} style={{ background: `var(--${back})`, color: `var(--${front})` }}>
          {least === 3 ? <span className={styles.outline} aria-hidden="true" /> : <bdi>{'64\u00a0200\u00a0km'}</bdi>}
        </span>
      </td>
      <th scope="row">{front}</th>
      <td>{back}</td>
      <td>{tokens[front]}</td>
      <td>{tokens[back]}</td>
      <td>{ratio.toFixed(2)}</td>
      <td>{least}</td>
      <td>{ratio >= least ? 'kept' : 'broken'}</td>
    </tr>
  )
}

function ColourPairs({ scheme }: { scheme: Scheme }) {
  return (
    <div className={styles.scroller} role="region" aria-label="Colour pairs" tabIndex={0}>
      <table className={styles.table}>
        <caption>Colour roles in the {scheme} scheme</caption>
        <thead>
          <tr>
            {['Together', 'Front', 'Ground', 'Front is', 'Ground is', 'Contrast', 'At least', 'Promise'].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {COLOUR_PAIRS.map((pair) => (
            <Pair key={`${pair.front} ${pair.back}`} pair={pair} scheme={scheme} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A piece of page in one scheme. */
function Ground({ scheme, children }: { scheme: Scheme; children?: ReactNode }) {
  return (
    <div className={styles.ground} data-scheme={scheme} data-testid="ground">
      <p>
        {scheme} · <a href="#light">a link</a>
      </p>
      {children}
    </div>
  )
}

/**
 * Colours by what they are for, in both schemes; below, the roles that meet on screen, each pair with its contrast. The pairs
 * are those that the theme's test holds to.
 */
const meta = { title: 'Foundations/Colour', component: ColourPairs } satisfies Meta<typeof ColourPairs>
export default meta
type Story = StoryObj<typeof meta>

/** Every colour in both schemes, and what it is for. Values stand in the tokens alone: designs name the colour. */
export const AllColours: Story = {
  args: { scheme: 'light' },
  tags: ['once'],
  render: () => <Palette />,
  play: async ({ canvas }) => {
    const painted = (scheme: string) => getComputedStyle(canvas.getByTestId(`brand ${scheme}`)).backgroundColor
    await expect([painted('light'), painted('dark')]).toEqual(['rgb(11, 93, 59)', 'rgb(99, 197, 150)'])
  },
}

/** Whether the story really wears the scheme that the toolbar chose, and every pair keeps its promise in it. */
const play: Story['play'] = async ({ args, canvas, canvasElement }) => {
  const wrapper = canvasElement.querySelector('[data-scheme]')
  const worn = getComputedStyle(wrapper ?? canvasElement)
  await expect(worn.getPropertyValue('--paper').trim()).toBe(schemes[args.scheme].paper)
  // Where the system's own colours are forced, browsers answer with both schemes.
  const forced = matchMedia('(forced-colors: active)').matches
  await expect(worn.colorScheme).toBe(forced ? 'light dark' : args.scheme)
  await expect(canvas.getAllByRole('cell', { name: 'kept' })).toHaveLength(COLOUR_PAIRS.length)
}

export const Light: Story = { args: { scheme: 'light' }, globals: { scheme: 'light' }, play }

export const Dark: Story = { args: { scheme: 'dark' }, globals: { scheme: 'dark' }, play }

/** A scheme is a property of an element: light and dark stand side by side, and one within the other. */
export const SideBySide: Story = {
  args: { scheme: 'light' },
  render: () => (
    <div className={styles.tiles}>
      <Ground scheme="light">
        <Ground scheme="dark" />
      </Ground>
      <Ground scheme="dark">
        <Ground scheme="light" />
      </Ground>
    </div>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas.getAllByTestId('ground')
    const worn = grounds.map((ground) => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(ground)
      return { backgroundColor, color, colorScheme }
    })
    const [paper, ink] = ['rgb(250, 247, 241)', 'rgb(23, 32, 27)']
    const [darkPaper, darkInk] = ['rgb(16, 20, 18)', 'rgb(236, 238, 233)']
    const light = { backgroundColor: paper, color: ink, colorScheme: 'light' }
    const dark = { backgroundColor: darkPaper, color: darkInk, colorScheme: 'dark' }
    await expect(worn).toEqual([light, dark, dark, light])
  },
}
