import type { ServiceHistory } from '@otosafi/api-client/schema'
import { formatDate } from '@otosafi/editions/format/date'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './History.module.css'

/** The service history of the car with places and proofs, in the order of the API: the latest first. */
export function History({ services, known }: { services: readonly ServiceHistory[]; known: boolean }) {
  const { t, language } = useTexts()
  if (!known) return null
  return (
    <Section id="history" title={t('car.section.serviceHistory')}>
      {services.length === 0 ? (
        <p>{t('car.service.none')}</p>
      ) : (
        <ol className={styles.list}>
          {services.map(({ date, odometer, workshop, city, work, proof }) => (
            <li key={date + work} className={styles.item}>
              <p>
                <strong>{formatDate(date, language)}</strong>
                <span>{` · ${t('car.service.odometer', { value: odometer })}`}</span>
              </p>
              <p dir="auto">{work}</p>
              <p className={styles.place}>
                <bdi>{workshop}</bdi> · <bdi>{city}</bdi>
                <span>{` · ${t(`car.service.proof.${proof}`)}`}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
