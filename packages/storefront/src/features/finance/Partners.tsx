import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'

import { useTexts } from '../../texts/use-texts.ts'
import type { ShownPartner } from './load-finance.ts'

import styles from './LoanCalculator.module.css'

/**
 * The lenders of the country, each with its offer (P-44), and apart from them those that sell with a margin and know no
 * rate (P-23).
 */
export function Partners({ partners }: { partners: readonly ShownPartner[] }) {
  const { t } = useTexts()
  if (partners.length === 0) return null
  const offers = (isParticipatory: boolean) =>
    partners
      .filter((partner) => partner.isParticipatory === isParticipatory)
      .map(({ id, name, description, terms }) => (
        <Disclosure key={id} name="partners" summary={name}>
          <p>{description}</p>
          <p>{terms}</p>
        </Disclosure>
      ))
  const participatory = offers(true)
  return (
    <section className={styles.partners}>
      <h2>{t('finance:partners.title')}</h2>
      {offers(false)}
      {participatory.length === 0 ? null : (
        <>
          <h3>{t('finance:partners.participatory')}</h3>
          {participatory}
        </>
      )}
    </section>
  )
}
