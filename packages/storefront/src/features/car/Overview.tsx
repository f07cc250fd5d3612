import { edition } from '#edition'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'
import { contradictionText } from './contradiction-text.ts'
import type { CarDetail } from './load-car.ts'
import { useSpec } from './use-spec.ts'

import styles from './Overview.module.css'

/** The key facts that the head of the page does not say, with the warnings of all. */
export function Overview({ car }: { car: CarDetail }) {
  const { t } = useTexts()
  const spec = useSpec()
  return (
    <Section id="overview" title={t('car.section.overview')}>
      <SpecList
        specs={[
          spec('bodyType', t(`vocabulary.bodyType.${car.bodyType}`)),
          spec('condition', car.conditions.map((condition) => t(`vocabulary.condition.${condition}`)).join(' · ')),
          // Among the conditions, an imported car is called so.
          ...(car.origin === 'imported' ? [] : [spec('origin', t(`vocabulary.origin.${car.origin}`))]),
          spec('noOfOwners', car.noOfOwners === null ? null : String(car.noOfOwners)),
          spec('dateFirstUse', car.dateFirstUse, 'date'),
        ]}
      />
      {car.origin === 'imported' && edition.importedIs === 'caution' ? (
        <p className={styles.note}>{t('vocabulary.originNote.imported')}</p>
      ) : null}
      {car.miles === null ? null : <p className={styles.note}>{t('car.odometerInMiles', { value: car.miles })}</p>}
      {car.mileageEvidence === 'contradicted' ? <p className={styles.note}>{contradictionText(car, t)}</p> : null}
      {car.carIssue === null ? null : (
        <p className={styles.note}>
          <strong>{t('car.label.carIssue')}</strong> · <bdi>{car.carIssue}</bdi>
        </p>
      )}
    </Section>
  )
}
