import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/wire.ts'
import { Icon } from '../icon/Icon.tsx'
import { close, search } from '../icon/icons.ts'

import buttonStyles from '../field/BoxButton.module.css'
import styles from '../field/Field.module.css'
import ownStyles from './SearchField.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> &
  FieldTexts & {
    /** Name of the button that empties the field. */
    clearLabel: string
    /** What stands under the box, such as suggestions; with a suggestion list the roles of a combobox go into the props. */
    children?: ReactNode
  }

/** Words to look for, with a button that empties the field as if it were done by hand. */
export function SearchField({ label, mark, help, error, clearLabel, children, ...props }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)

  function clear(): void {
    const input = box.current
    if (input === null) return
    // Not by `value`: React would take that for its own doing and tell nobody.
    input.setRangeText('', 0, input.value.length)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(wired) => (
        <>
          <div className={`${styles.box} ${ownStyles.search}`}>
            <span className={styles.unit}>
              <Icon icon={search} />
            </span>
            {/* A placeholder at least of a space, by which the styles know whether the field is empty. */}
            <input
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              dir="auto"
              placeholder=" "
              {...props}
              {...wired}
              ref={box}
              type="search"
            />
            <button type="button" className={buttonStyles.button} aria-label={clearLabel} onClick={clear}>
              <Icon icon={close} />
            </button>
          </div>
          {children}
        </>
      )}
    </Field>
  )
}
