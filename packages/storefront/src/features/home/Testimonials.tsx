import { formatMonth } from '@otosafi/editions/format/date'
import { Quote } from '@otosafi/ui/quote/Quote'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './Testimonials.module.css'

/** The best possible rating. */
const BEST_RATING = 5

/** Quotes of customers, with their place and month. */
export function Testimonials({ testimonials }: { testimonials: Home['testimonials'] }) {
  const { t, language } = useTexts()
  if (testimonials.length === 0) return null
  return (
    <Section title={t('home.testimonials.title')}>
      <ul className={styles.list}>
        {testimonials.map(({ id, name, city, text, rating, date, car }) => (
          <li key={id}>
            <Quote
              text={text}
              name={name}
              facts={[
                city,
                ...(car ? [car] : []),
                formatMonth(date, language),
                ...(rating === null ? [] : [t('home.testimonials.rating', { rating, best: BEST_RATING })]),
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
