import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'

import fieldStyles from '../field/Field.module.css'
import hiddenStyles from '../hidden-text/HiddenText.module.css'
import styles from './TextArea.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'maxLength' | 'children'> &
  FieldTexts & {
    /** The most characters (code points), and the text for those left, fewer than 0 beyond it; undefined for no limit. */
    limit?: { characters: number; remaining: (count: number) => string } | undefined
  }

/** Debounces the announcement of the count, which would otherwise interrupt the echo of typing. */
const DEBOUNCE_MS = 1000

/**
 * Several lines of text; the box grows with them where the browser can. More than the limit can be typed, so that a pasted
 * text is not truncated silently.
 */
export function TextArea({ label, mark, help, error, limit, onInput, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(String(props.value ?? props.defaultValue ?? ''))
  // Input from before hydration is counted too.
  useEffect(() => setTyped(area.current?.value ?? ''), [])

  function input(event: FormEvent<HTMLTextAreaElement>): void {
    setTyped(event.currentTarget.value)
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }

  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => (
        <>
          <textarea
            className={`${fieldStyles.input} ${styles.area}`}
            dir="auto"
            rows={4}
            {...props}
            {...attributes}
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

/** The remaining characters: shown at once, announced when typing pauses. */
function Remaining({ text }: { text: string }) {
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p className={styles.remaining} aria-hidden="true">
        {text}
      </p>
      <span className={hiddenStyles.hidden} role="status">
        {said}
      </span>
    </>
  )
}
