import { useId } from 'react'
import type { MouseEvent } from 'react'

import styles from './ErrorSummary.module.css'

/** An error: its text and the id of its control or fieldset. */
export type FieldProblem = { id: string; text: string }

/**
 * The error summary at the top of a form: links to the invalid fields. It takes the focus when it appears; give it the
 * number of attempts as its `key`, so that each failed attempt moves the focus again.
 */
export function ErrorSummary({
  title,
  problems,
}: {
  /** Says that the form was not sent, and how many errors there are. */
  title: string
  /** The errors in the order of the form, each with the id of its field; empty shows nothing. */
  problems: readonly FieldProblem[]
}) {
  const id = useId()
  if (problems.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus moves to the summary without script too
    <section className={styles.summary} ref={takeFocus} tabIndex={-1} autoFocus aria-labelledby={id}>
      {/* The alert is within what takes the focus: where both are one, some screen readers say it twice. */}
      <div role="alert">
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <ul>
          {problems.map((problem) => (
            <li key={problem.id + problem.text}>
              <a className={styles.link} href={`#${problem.id}`} onClick={goToField}>
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function takeFocus(summary: HTMLElement | null): void {
  summary?.focus()
}

const CONTROLS = 'input:not([type=hidden]), select, textarea'

/** Focuses the field and scrolls its label into view; the link alone would leave the label above the viewport. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  const control = target?.matches(CONTROLS) ? target : target?.querySelector<HTMLElement>(CONTROLS)
  if (!target || !control) return
  event.preventDefault()
  const label = document.querySelector(`label[for="${CSS.escape(target.id)}"]`) ?? target
  label.scrollIntoView()
  control.focus({ preventScroll: true })
}
