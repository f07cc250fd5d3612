import { CountryFlag } from '@otosafi/ui/country-flag/CountryFlag'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { CountryCard } from './load-countries.ts'

import styles from './CountryChoice.module.css'

/** The choice of a country, in the country-neutral edition (P-01); the first one stands out. */
export function CountryChoice({ countries }: { countries: readonly CountryCard[] }) {
  const { t } = useTexts()
  if (countries.length === 0) return null
  return (
    <Section title={t('shell.chooseCountry')}>
      <ul className={styles.countries}>
        {countries.map(({ id, label, flag, href, languages, currency, claims }) => (
          <li key={id} className={styles.country}>
            <h3 className={styles.name}>
              <CountryFlag src={flag} alt="" />
              <a href={href}>{label}</a>
            </h3>
            <p className={styles.facts}>{languages}</p>
            <p className={styles.facts}>{currency}</p>
            <ul className={styles.claims}>
              {claims.map((claim) => (
                <li key={claim} className={styles.claim}>
                  <Icon icon={check} />
                  {claim}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
