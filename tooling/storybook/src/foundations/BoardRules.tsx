import styles from './Foundations.module.css'

/** What we do beside what we do not, on a board of the foundations. */
export function BoardRules({ rules }: { rules: readonly (readonly [good: string, bad: string])[] }) {
  return (
    <div className={styles.scroller} role="region" aria-label="Rules" tabIndex={0}>
      <table className={styles.table}>
        <caption>Rules</caption>
        <thead>
          <tr>
            <th scope="col">Do</th>
            <th scope="col">Do not</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(([good, bad]) => (
            <tr key={good}>
              <td>
                <span className={styles.good}>{good}</span>
              </td>
              <td>
                <span className={styles.bad}>{bad}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
