import { Facts } from '../facts/Facts.tsx'
import { Stars } from '../stars/Stars.tsx'

import styles from './Quote.module.css'

/** A testimonial with finished texts. */
export type QuoteProps = {
  /** The quoted text, in the customer's language. */
  text: string
  /** The language of the text; undefined where it is the page's. */
  lang?: string | undefined
  /** The customer's name, as it may be shown. */
  name: string
  /** Place, month and car, where known; empty for none. */
  facts: readonly string[]
  /** Stars out of five, and the words for screen readers; undefined where none were given. */
  rating?: { value: number; label: string } | undefined
}

/** A testimonial. */
export function Quote({ text, lang, name, facts, rating }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {rating ? <Stars rating={rating.value} label={rating.label} /> : null}
      <blockquote className={styles.text}>
        <p lang={lang} dir="auto">
          {text}
        </p>
      </blockquote>
      <figcaption className={styles.by}>
        <bdi className={styles.name}>{name}</bdi>
        <Facts facts={facts} />
      </figcaption>
    </figure>
  )
}
