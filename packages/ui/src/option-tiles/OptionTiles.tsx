import type { ComponentProps, ReactNode } from 'react'

import { Fieldset } from '../fieldset/Fieldset.tsx'
import type { FieldsetProps } from '../fieldset/Fieldset.tsx'

import choice from '../checkbox/Choice.module.css'
import styles from './OptionTiles.module.css'

export type Tile = {
  value: string
  label: string
  /** A line under the label, such as a price or an hour. */
  note?: string
  /** A decorative picture. */
  icon?: ReactNode
  disabled?: boolean
}

export type OptionTilesProps = Omit<FieldsetProps, 'children'> & {
  name: string
  /** `radio` for one answer, `checkbox` for several. */
  type: 'radio' | 'checkbox'
  tiles: readonly Tile[]
  /** Values that are chosen initially. */
  chosen?: readonly string[]
  required?: boolean
  onChange?: ComponentProps<'input'>['onChange']
}

/** Radio buttons or checkboxes as large tiles. */
export function OptionTiles({ name, type, tiles, chosen = [], required, onChange, ...frame }: OptionTilesProps) {
  return (
    <Fieldset {...frame}>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <label key={tile.value} className={`${choice.choice} ${styles.tile}`}>
            <input
              className={choice.box}
              type={type}
              name={name}
              value={tile.value}
              defaultChecked={chosen.includes(tile.value)}
              disabled={tile.disabled}
              required={required}
              onChange={onChange}
            />
            <span className={choice.text}>
              {tile.label}
              {tile.note === undefined ? null : <span className={styles.note}>{tile.note}</span>}
            </span>
            {tile.icon === undefined ? null : (
              <span className={styles.icon} aria-hidden="true">
                {tile.icon}
              </span>
            )}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
