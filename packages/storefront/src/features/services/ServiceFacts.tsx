import type { ReactNode } from 'react'

import { edition } from '#edition'
import type { Service } from '@otosafi/domain/messages/request-kind'
import type { EditionFacts } from '@otosafi/editions/edition'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './Services.module.css'

/** The points that a service consists of. */
const POINTS = {
  inspector: ['1', '2', '3', '4'],
  diagnostic: ['1', '2', '3', '4'],
  vinCheck: ['1', '2', '3'],
} as const satisfies Readonly<Record<Service, readonly string[]>>

/** The point of an inspection that is about the papers of the car. */
const PAPERS = '3'

/** Contents, exclusions and price of a service (P-45). `papers` are those of an inspection. */
export function ServiceFacts({ service, papers }: { service: Service; papers?: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className={styles.facts}>
      <h2>{t('services:contains')}</h2>
      <ul className={styles.points}>
        {POINTS[service].map((point) => (
          <li key={point}>
            {t(`services:${service}.points.${point}` as 'services:inspector.points.1')}
            {point === PAPERS ? papers : null}
          </li>
        ))}
      </ul>
      <h2>{t('services:limits')}</h2>
      <p>{t(`services:${service}.limit`)}</p>
      <h2>{t('services:price.label')}</h2>
      <p>
        <PriceOf service={service} />
      </p>
    </div>
  )
}

/** The price of a service in this edition, or that the team says it first. */
export function PriceOf({ service }: { service: Service }) {
  const { t } = useTexts()
  const { [service]: price }: EditionFacts['servicePrices'] = edition.servicePrices
  return price === undefined ? t('services:price.unknown') : t('services:price.known', { price })
}
