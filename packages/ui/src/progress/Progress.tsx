import { useId } from 'react'

import styles from './Progress.module.css'

/** A progress bar. */
export function Progress({
  label,
  text,
  value,
  max = 1,
}: {
  /** The label of the task, above the bar: "Sending photos". */
  label: string
  /** How far it is in words: "3 of 8 photos"; undefined where nobody knows. */
  text?: string | undefined
  /** How far it is, from 0 to `max`; undefined where nobody knows: the bar then shows no share. */
  value?: number | undefined
  /** The value at the end, in any unit; 1 by default, for a share. */
  max?: number
}) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      {text === undefined ? null : <span className={styles.text}>{text}</span>}
      <progress className={styles.bar} aria-labelledby={id} aria-valuetext={text} value={value} max={max} />
    </div>
  )
}
