import styles from './HiddenText.module.css'

/** Visually hidden text, for screen readers. */
export function HiddenText({ children }: { children: string }) {
  return <span className={styles.hidden}>{children}</span>
}
