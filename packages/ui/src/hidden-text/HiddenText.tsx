import styles from './HiddenText.module.css'

/** Words that are heard but not seen, for what the eye has already been told by a sign. */
export function HiddenText({ children }: { children: string }) {
  return <span className={styles.hidden}>{children}</span>
}
