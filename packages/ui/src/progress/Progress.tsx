import { useId } from 'react'

import styles from './Progress.module.css'

/** A progress bar: `text` says it in words, as “3 of 8 photos”. Without a value it is indeterminate. */
export function Progress({
  label,
  text,
  value,
  max = 1,
}: {
  label: string
  text?: string | undefined
  value?: number | undefined
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
