import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'
import { Section } from '@otosafi/ui/section/Section'

import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './Promises.module.css'

/** The claims that speak to sellers (P-25); one that the edition does not list is never shown. */
const SELLERS_CLAIMS = ['paidWithin24Hours', 'quoteWithin30Minutes', 'buyBack'] as const

/**
 * Why to sell to Otosafi: the edition's claims to sellers, and what holds for every offer (P-50). `days` is how long it
 * is valid. Who asks more is called back (P-45).
 */
export function Promises({ days }: { days: number }) {
  const { t, language } = useTexts()
  const listed: readonly string[] = edition.claims
  const promises = [
    ...SELLERS_CLAIMS.filter((claim) => listed.includes(claim)).map((claim) => t(`claims.${claim}.text`, CLAIM_VALUES)),
    t('sell:why.written'),
    `${t('sell:why.lines')} ${t('sell:why.days', { days })}`,
    t('sell:why.free'),
    t('sell:why.never'),
  ]
  return (
    <Section
      title={t('sell:why.title')}
      action={{ href: `${pathFor('contactUs', language)}#callback`, label: t('car.action.callMeBack') }}
    >
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise} className={styles.promise}>
            <Icon icon={check} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
