import styles from './Facts.module.css'

/** Short facts in a line, separated by dots, without a dot where a line begins or ends. */
export function Facts({
  facts,
  className,
}: {
  /** The facts as finished texts, in the order shown; no two alike. */
  facts: readonly string[]
  /** A class for the box around the line, where the component that holds it sets its size or colour. */
  className?: string | undefined
}) {
  return (
    <div className={className}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
