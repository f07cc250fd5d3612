import type { Meta, StoryObj } from '@storybook/react-vite'

import { Icon } from '@otosafi/ui/icon/Icon'
import * as icons from '@otosafi/ui/icon/icons'

import styles from './Foundations.module.css'

/** Every icon. Those that point along the text turn with it; a clock, a telephone and a mark of approval never do. */
function Icons() {
  return (
    <ul className={styles.tiles}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} className={styles.tile}>
          <span style={{ fontSize: 'var(--text-2xl)' }}>
            <Icon icon={icon} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const LeftToRight: Story = { globals: { direction: 'ltr' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
