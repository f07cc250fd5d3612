import styles from './SkipLink.module.css'

/** The first stop of the keyboard: over the header to the content. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}
