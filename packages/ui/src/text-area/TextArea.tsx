import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/wire.ts'

import fieldStyles from '../field/Field.module.css'
import styles from './TextArea.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'maxLength' | 'children'> &
  FieldTexts & {
    /**
     * The most characters (code points) that will be taken, and what is said of those that are left; their number is
     * negative when there are too many. More can be typed, so that a pasted text is not cut unseen.
     */
    limit?: { characters: number; remaining: (count: number) => string } | undefined
  }

/** Milliseconds without a key after which the count is said: at every key it would talk over the typing. */
const PAUSE = 1000

/** Several lines of text; the box grows with them where the browser can. */
export function TextArea({ label, mark, help, error, limit, onInput, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(String(props.value ?? props.defaultValue ?? ''))
  // What was typed before the script came is counted too.
  useEffect(() => setTyped(area.current?.value ?? ''), [])

  function input(event: FormEvent<HTMLTextAreaElement>): void {
    setTyped(event.currentTarget.value)
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }

  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(wired) => (
        <>
          <textarea
            className={`${fieldStyles.input} ${styles.area}`}
            dir="auto"
            rows={4}
            {...props}
            {...wired}
            ref={area}
            onInput={input}
          />
          {limit === undefined ? null : (
            <Remaining text={limit.remaining(limit.characters - Array.from(typed).length)} />
          )}
        </>
      )}
    </Field>
  )
}

/** How much may still be typed: shown at once, said when the typing pauses. */
function Remaining({ text }: { text: string }) {
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p className={styles.remaining} aria-hidden="true">
        {text}
      </p>
      <span className={fieldStyles.unseen} role="status">
        {said}
      </span>
    </>
  )
}
