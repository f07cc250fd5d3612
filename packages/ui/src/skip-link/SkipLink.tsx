import styles from './SkipLink.module.css'

/** The skip link: the first tab stop, to the main content. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}
