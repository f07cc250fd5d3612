import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Button } from '@otosafi/ui/button/Button'
import { parseTokens } from '@otosafi/ui/theme/parse-tokens'

import styles from './Motion.module.css'
import tokensCss from '@otosafi/ui/theme/tokens.css?raw'

const { swift = '' } = parseTokens(tokensCss).light

function Motion() {
  const [moved, setMoved] = useState(false)
  return (
    <div className={styles.motion}>
      <p>
        <code>--swift</code> · {swift}
      </p>
      <div className={styles.track}>
        <span className={styles.thing} data-moved={moved || undefined} data-testid="thing" />
      </div>
      <Button onClick={() => setMoved(!moved)}>Move it to the other side</Button>
      <p className={styles.calm}>Less motion is asked for: it changes its place at once.</p>
    </div>
  )
}

/**
 * The one movement of the product: short, and only where something changes its place. Nothing waits for it, and a reader who
 * asks their system for less motion sees none. `Less motion` in the toolbar shows any story to such a reader.
 */
const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>
export default meta
type Story = StoryObj<typeof meta>

export const Swift: Story = {
  play: async ({ canvas, userEvent }) => {
    const thing = canvas.getByTestId('thing')
    const start = thing.getBoundingClientRect().x
    await userEvent.click(canvas.getByRole('button'))
    // Wherever it is by now, it is on its way or there: the movement itself is the browser's.
    await Promise.all(thing.getAnimations().map((animation) => animation.finished))
    await expect(thing.getBoundingClientRect().x).not.toBe(start)
  },
}

/** What a reader sees who asks for less motion. */
export const Less: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const thing = canvas.getByTestId('thing')
    const start = thing.getBoundingClientRect().x
    await userEvent.click(canvas.getByRole('button'))
    await expect(thing.getAnimations()).toEqual([])
    await expect(thing.getBoundingClientRect().x).not.toBe(start)
    await expect(canvas.getByText(/^Less motion/)).toBeVisible()
  },
}
