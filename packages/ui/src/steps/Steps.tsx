import styles from './Steps.module.css'

/** Numbered steps of buying or selling. */
export function Steps({
  steps,
}: {
  /** The steps in their order, each with a short title and a sentence or two; their numbers are added. */
  steps: readonly { title: string; text: string }[]
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
