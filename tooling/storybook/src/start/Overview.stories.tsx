import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { TextField } from '@otosafi/ui/field/TextField'

import { docsAddress } from '../docs/docs-address.ts'
import { ENTRIES } from './overview.ts'

import styles from './Start.module.css'

const GROUPS = [...new Set(ENTRIES.map(({ title }) => title.slice(0, title.indexOf('/'))))]

function Overview() {
  const [sought, seek] = useState('')
  const words = sought.toLowerCase().split(/\s+/)
  const found = ENTRIES.filter(({ title, use, others }) => {
    const text = [title, use, ...others].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <div className={styles.page}>
      <header>
        <h1>All components and patterns</h1>
        <p className={styles.lead}>What each is for, and by which other names people know it.</p>
      </header>
      <div className={styles.find}>
        <TextField
          label="Find by name, other name or purpose"
          name="sought"
          type="search"
          onChange={({ target }) => seek(target.value)}
        />
        <p role="status" className={styles.soft}>
          {found.length === 0 ? 'None is called that. Try what it is for.' : `${found.length} of ${ENTRIES.length}`}
        </p>
      </div>
      {GROUPS.map((group) => {
        const own = found.filter(({ title }) => title.startsWith(`${group}/`))
        if (own.length === 0) return null
        return (
          <section key={group}>
            <h2>{group}</h2>
            <ul className={styles.layers}>
              {own.map(({ title, use, others }) => (
                <li key={title}>
                  <a href={docsAddress(title)} target="_top">
                    {title.slice(group.length + 1)}
                  </a>
                  <p className={styles.soft}>{use}</p>
                  {others.length === 0 ? null : <p className={styles.soft}>Also: {others.join(', ')}</p>}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const meta = { title: 'All components', component: Overview } satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

/** The way in for who knows what they need, and not what we call it. */
export const ByPurpose: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'toast')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.getAllByRole('link')).toHaveLength(ENTRIES.length)
  },
}
