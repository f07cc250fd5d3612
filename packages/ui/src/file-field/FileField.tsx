import { type ComponentProps, useId } from 'react'

import { buttonClass } from '../button/Button.tsx'
import { ErrorText, Help, Mark } from '../field/Field.tsx'
import { type FieldTexts, textAttributes } from '../field/text-attributes.ts'
import { Icon } from '../icon/Icon.tsx'
import { upload } from '../icon/icons.ts'

import fieldStyles from '../field/Field.module.css'
import styles from './FileField.module.css'

/**
 * A file field whose button is its label: browsers write their own button in their own language. The name of the chosen file
 * stands beside it.
 */
export function FileField({
  label,
  mark,
  help,
  error,
  listed = false,
  ...props
}: Omit<ComponentProps<'input'>, 'className' | 'type'> &
  FieldTexts & {
    /** True where script shows the chosen files elsewhere on the page, to hide their names here; false by default. */
    listed?: boolean
  }) {
  const made = useId()
  const id = props.id ?? made
  return (
    <div className={fieldStyles.field}>
      <Help id={id} text={help} />
      <div className={styles.row}>
        <label className={`${buttonClass('secondary')} ${styles.choose}`} htmlFor={id}>
          <Icon icon={upload} />
          <span>
            {label}
            <Mark text={mark} />
          </span>
        </label>
        <input
          {...props}
          {...textAttributes(id, { help, error }, props)}
          className={`${styles.input} ${listed ? styles.listed : ''}`}
          type="file"
        />
      </div>
      <ErrorText id={id} text={error} />
    </div>
  )
}
