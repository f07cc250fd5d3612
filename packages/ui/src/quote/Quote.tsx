import { Facts } from '../facts/Facts.tsx'
import { Stars } from '../stars/Stars.tsx'

import styles from './Quote.module.css'

/** What a customer said, and who says it: every text is finished. */
export type QuoteProps = {
  text: string
  name: string
  /** Place, month, car: whatever is known. */
  facts: readonly string[]
  /** Stars out of five and the words for them. */
  rating?: { value: number; label: string } | undefined
}

/** A customer's own words. */
export function Quote({ text, name, facts, rating }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {rating ? <Stars rating={rating.value} label={rating.label} /> : null}
      <blockquote className={styles.text}>
        <p dir="auto">{text}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <bdi className={styles.name}>{name}</bdi>
        <Facts facts={facts} />
      </figcaption>
    </figure>
  )
}
