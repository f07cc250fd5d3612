import styles from './Logo.module.css'

/** The mark and the word: a road that settles into a circle. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" />
        <path d="M7.5 18.5c3-6.5 6-9 8.5-9s5.5 2.5 8.5 9M10.5 22.5c1.8-4 3.6-6 5.5-6s3.7 2 5.5 6" />
      </svg>
      <span className={styles.word}>Otosafi</span>
    </span>
  )
}
