import { edition } from '#edition'
import { CLAIM_CURRENCIES } from '@otosafi/editions/claim-figures'
import { CURRENCIES } from '@otosafi/editions/currency'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Section } from '@otosafi/ui/section/Section'

import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './WhyUs.module.css'

/** The other currencies in which a car may be paid. */
const SYMBOLS = CLAIM_CURRENCIES.map((currency) => CURRENCIES[currency].symbol).join(', ')

/**
 * The edition's claims as facts with numbers; one that it does not list is never shown (P-25). Who asks more is called
 * back (P-45).
 */
export function WhyUs() {
  const { t, language } = useTexts()
  return (
    <Section
      title={t('home.why.title')}
      action={{ href: `${pathFor('contactUs', language)}#callback`, label: t('car.action.callMeBack') }}
    >
      <ul className={styles.claims}>
        {edition.claims.map((claim) => (
          <li key={claim} className={styles.claim}>
            <h3 className={styles.title}>{t(`claims.${claim}.title`, CLAIM_VALUES)}</h3>
            <p className={styles.text}>
              {claim === 'loan' && edition.loan.advertisedFrom !== null
                ? t('claims.loan.textWithRate', CLAIM_VALUES)
                : t(`claims.${claim}.text`, { ...CLAIM_VALUES, currencies: SYMBOLS })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
