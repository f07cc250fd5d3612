import styles from './HiddenText.module.css'

/** Visually hidden text, for screen readers. */
export function HiddenText({
  children,
}: {
  /** Text for screen readers alone; text that all visitors need is shown instead. */
  children: string
}) {
  return <span className={styles.hidden}>{children}</span>
}
