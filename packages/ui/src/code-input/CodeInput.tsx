import type { ComponentProps, CSSProperties, FormEvent } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'
import { cleanCode } from './clean-code.ts'

import fieldStyles from '../field/Field.module.css'
import styles from './CodeInput.module.css'

/** The longest text that is taken: that of a mail with a code. */
const MESSAGE_LENGTH = 1000

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'dir' | 'maxLength' | 'pattern' | 'onInput'
> &
  FieldTexts & {
    /** How many digits the code has, each drawn as a box. */
    digits: number
  }

/**
 * A one-time code: one field, drawn as a box for each digit, so that the phone fills it in from the message and a paste
 * works, of the whole message too. Spaces and Arabic-Indic digits become plain digits at once.
 */
export function CodeInput({ label, mark, help, error, digits, ...props }: CodeInputProps) {
  function clean({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
    const code = cleanCode(field.value, digits)
    // Written only where it differs: the cursor would go to the end.
    if (code !== field.value) field.value = code
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
            onInput={clean}
          />
        </div>
      )}
    </Field>
  )
}
