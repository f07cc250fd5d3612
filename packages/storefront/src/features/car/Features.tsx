import type { Feature } from '@otosafi/domain/car/vocabulary'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './Features.module.css'

/** The features that the car has. */
export function Features({ features }: { features: readonly Feature[] }) {
  const { t } = useTexts()
  return (
    <Section id="features" title={t('car.section.features')}>
      {features.length === 0 ? (
        <p>{t('car.features.none')}</p>
      ) : (
        <ul className={styles.list}>
          {features.map((feature) => (
            <li key={feature} className={styles.item}>
              <Icon icon={check} />
              {t(`vocabulary.feature.${feature}`)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
