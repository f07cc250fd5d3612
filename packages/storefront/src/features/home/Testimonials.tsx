import { formatMonth } from '@otosafi/editions/format/date'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './Testimonials.module.css'

/** The best mark that a customer can give. */
const BEST_RATING = 5

/** What customers said, with their place and month. */
export function Testimonials({ testimonials }: { testimonials: Home['testimonials'] }) {
  const { t, language } = useTexts()
  if (testimonials.length === 0) return null
  return (
    <Section title={t('home.testimonials.title')}>
      <ul className={styles.list}>
        {testimonials.map(({ id, name, city, text, rating, date, car }) => (
          <li key={id} className={styles.item}>
            <blockquote>{text}</blockquote>
            <p className={styles.by}>
              <bdi>{name}</bdi>, <bdi>{city}</bdi>
              {car ? <bdi className={styles.fact}>{car}</bdi> : null}
              <span className={styles.fact}>{formatMonth(date, language)}</span>
              {rating === null ? null : (
                <span className={styles.fact}>{t('home.testimonials.rating', { rating, best: BEST_RATING })}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
