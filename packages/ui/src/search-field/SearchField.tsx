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
    /** Label of the button that clears the field. */
    clearLabel: string
    /** Content below the field, such as suggestions; the roles of a combobox are then passed as props. */
    children?: ReactNode
  }

/** A search field with a button that clears it and fires an input event. */
export function SearchField({ label, mark, help, error, clearLabel, children, ...props }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)

  function clear(): void {
    const input = box.current
    if (input === null) return
    // By the native setter: React ignores changes by `value`, and would fire no event.
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
