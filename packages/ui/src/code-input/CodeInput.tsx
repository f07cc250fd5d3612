import { useRef } from 'react'
import type { ComponentProps, CSSProperties, FormEvent } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'
import { cleanCode } from './clean-code.ts'

import fieldStyles from '../field/Field.module.css'
import styles from './CodeInput.module.css'

/** The longest text that is taken: that of a mail with a code. */
const MESSAGE_LENGTH = 1000

export type CodeInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'dir' | 'maxLength' | 'pattern'> &
  FieldTexts & {
    /** How many digits the code has, each drawn as a box. */
    digits: number
    /** Called with the code each time its last digit is typed or pasted; not for an unchanged code. */
    onComplete?: ((code: string) => void) | undefined
  }

/**
 * A one-time code: one field, drawn as a box for each digit, so that the phone fills it in from the message and a paste
 * works, of the whole message too. Spaces and Arabic-Indic digits become plain digits at once.
 */
export function CodeInput({ label, mark, help, error, digits, onComplete, onInput, ...props }: CodeInputProps) {
  const before = useRef('')

  function input(event: FormEvent<HTMLInputElement>): void {
    const field = event.currentTarget
    const code = cleanCode(field.value, digits)
    if (code !== field.value) field.value = code
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
    if (code.length === digits && code !== before.current) onComplete?.(code)
    before.current = code
  }

  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => (
        <div className={`${fieldStyles.box} ${styles.boxes}`} dir="ltr" style={{ '--digits': digits } as CSSProperties}>
          {/* Room for the whole message: a tighter limit would cut a pasted one before its digits. */}
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="done"
            {...props}
            {...attributes}
            className={styles.input}
            type="text"
            maxLength={MESSAGE_LENGTH}
            onInput={input}
          />
        </div>
      )}
    </Field>
  )
}
