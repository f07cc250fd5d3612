import { Facts } from '../facts/Facts.tsx'
import { Stars } from '../stars/Stars.tsx'

import styles from './Quote.module.css'

/** A testimonial with finished texts. */
export type QuoteProps = {
  text: string
  name: string
  /** Place, month and car, where known. */
  facts: readonly string[]
  /** Stars out of five and their label. */
  rating?: { value: number; label: string } | undefined
}

/** A testimonial. */
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
