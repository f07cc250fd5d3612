import styles from './SkipLink.module.css'

/** The skip link: the first tab stop, to the main content. */
export function SkipLink({
  href,
  children,
}: {
  /** Anchor of the main content: `#` and its id. */
  href: string
  /** The link's text: "Skip to the content". */
  children: string
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}
