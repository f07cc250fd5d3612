import { Quote } from '@otosafi/ui/quote/Quote'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './Testimonials.module.css'

/** Quotes of customers, with their place and month. */
export function Testimonials({ testimonials }: { testimonials: Home['testimonials'] }) {
  const { t } = useTexts()
  if (testimonials.length === 0) return null
  return (
    <Section title={t('home.testimonials.title')}>
      <ul className={styles.list}>
        {testimonials.map(({ id, ...quote }) => (
          <li key={id}>
            <Quote {...quote} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
