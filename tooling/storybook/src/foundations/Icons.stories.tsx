import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { TextField } from '@otosafi/ui/field/TextField'
import { Icon } from '@otosafi/ui/icon/Icon'
import * as icons from '@otosafi/ui/icon/icons'

import styles from './Foundations.module.css'

const importOf = (name: string) => `import { ${name} } from '@otosafi/ui/icon/icons'`

/**
 * Every icon; a press copies the line that imports it. Those that point along the text turn with it; a clock, a telephone and
 * a mark of approval never do. An icon stands beside its word, or in a button that is named.
 */
function Icons({ copy }: { copy: (line: string) => Promise<void> }) {
  const [sought, setSought] = useState('')
  const [copied, setCopied] = useState('')
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <div className={styles.rows}>
      <div className={styles.find}>
        <TextField
          label="Find an icon"
          help={`${found.length} icons`}
          name="sought"
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <output>{copied === '' ? null : `Copied: ${copied}`}</output>
      <ul className={styles.tiles}>
        {found.map(([name, icon]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.tile}
              aria-label={`Copy ${name}`}
              onClick={() => void copy(importOf(name)).then(() => setCopied(importOf(name)))}
            >
              <span className={styles.icon}>
                <Icon icon={icon} />
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  args: { copy: (line) => navigator.clipboard.writeText(line) },
} satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const LeftToRight: Story = { globals: { direction: 'ltr' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Tested alone: an icon is found by its name, and copied. */
export const Found: Story = {
  tags: ['!dev', 'once'],
  args: { copy: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'heart')
    await expect(canvas.queryByRole('button', { name: 'Copy menu' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy heart' }))
    await expect(args.copy).toHaveBeenCalledWith("import { heart } from '@otosafi/ui/icon/icons'")
    await expect(await canvas.findByText(/^Copied: /)).toBeVisible()
  },
}
