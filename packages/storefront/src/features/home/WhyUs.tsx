import { edition } from '#edition'
import { Section } from '@otosafi/ui/section/Section'

import { claimValues } from '../../claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './WhyUs.module.css'

/** The edition's claims as facts with numbers; one that it does not list is never shown (decision 17). */
export function WhyUs() {
  const { t } = useTexts()
  return (
    <Section title={t('home.why.title')}>
      <ul className={styles.claims}>
        {edition.claims.map((claim) => (
          <li key={claim} className={styles.claim}>
            <h3 className={styles.title}>{t(`claims.${claim}.title`, claimValues(claim))}</h3>
            <p className={styles.text}>
              {claim === 'loan' && edition.loan.advertisedFrom !== null
                ? t('claims.loan.textWithRate', claimValues(claim))
                : t(`claims.${claim}.text`, claimValues(claim))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
