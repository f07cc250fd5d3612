import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'
import { Icon } from '../icon/Icon.tsx'
import { eye, eyeOff } from './eyes.ts'

import buttonStyles from '../field/BoxButton.module.css'
import styles from '../field/Field.module.css'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'autoComplete'> &
  FieldTexts & {
    /** `autocomplete`: whether a password manager fills in the current password or generates a new one. */
    autoComplete: 'current-password' | 'new-password'
    /** Accessible name of the button beside it while the password is hidden: "Show password". */
    showLabel: string
    /** Its accessible name while the password is shown: "Hide password". */
    hideLabel: string
    /** Shown and announced while caps lock is on; undefined for no such hint. */
    capsLockHint?: string | undefined
  }

/** A password field with a button that shows the password. It is hidden again on submit, so that no autofill history stores it. */
export function PasswordField({
  label,
  mark,
  help,
  error,
  showLabel,
  hideLabel,
  capsLockHint,
  onKeyUp,
  ...props
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    if (!shown || !form) return undefined
    const hide = () => setShown(false)
    form.addEventListener('submit', hide)
    return () => form.removeEventListener('submit', hide)
  }, [shown])

  function keyUp(event: KeyboardEvent<HTMLInputElement>): void {
    setCapsLock(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }

  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => (
        <>
          <div className={styles.box}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              {...props}
              {...attributes}
              ref={input}
              type={shown ? 'text' : 'password'}
              onKeyUp={keyUp}
            />
            <button
              type="button"
              className={buttonStyles.button}
              aria-label={shown ? hideLabel : showLabel}
              aria-controls={attributes.id}
              onClick={() => setShown(!shown)}
            >
              <Icon icon={shown ? eyeOff : eye} />
            </button>
          </div>
          {capsLockHint === undefined ? null : (
            <p className={styles.unit} role="status">
              {capsLock ? capsLockHint : ''}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
