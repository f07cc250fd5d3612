import styles from './HiddenText.module.css'

/** Visually hidden text, for screen readers. */
export function HiddenText({
  children,
}: {
  /** What is read out and not seen; what all visitors need is shown instead. */
  children: string
}) {
  return <span className={styles.hidden}>{children}</span>
}
