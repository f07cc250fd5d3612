import type { FinancingPartner } from '@otosafi/api-client/schema'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'

import { useTexts } from '../../texts/use-texts.ts'
import { inPercent } from './read-loan.ts'

import styles from './LoanCalculator.module.css'

/** The lenders of the country, each with its offer (P-44), and apart from them those that sell with a margin and know no rate (P-23). */
export function Partners({ partners }: { partners: readonly FinancingPartner[] }) {
  const { t } = useTexts()
  if (partners.length === 0) return null
  const participatory = partners.filter(({ kind }) => kind === 'participatory')
  return (
    <section className={styles.partners}>
      <h2>{t('finance:partners.title')}</h2>
      {partners
        .filter(({ kind }) => kind !== 'participatory')
        .map((partner) => (
          <Partner key={partner.id} partner={partner} price="rateFrom" />
        ))}
      {participatory.length === 0 ? null : (
        <>
          <h3>{t('finance:partners.participatory')}</h3>
          {participatory.map((partner) => (
            <Partner key={partner.id} partner={partner} price="marginFrom" />
          ))}
        </>
      )}
    </section>
  )
}

/** A lender; `price` says what its percentage is. */
function Partner({
  partner: { name, description, annualRateFrom, maxMonths },
  price,
}: {
  partner: FinancingPartner
  price: 'rateFrom' | 'marginFrom'
}) {
  const { t } = useTexts()
  return (
    <Disclosure name="partners" summary={name}>
      <p>{description}</p>
      <p>
        {annualRateFrom === null ? null : (
          <span>{`${t(`finance:partners.${price}`, { percent: inPercent(annualRateFrom) })} · `}</span>
        )}
        <span>{t('finance:partners.maxMonths', { months: maxMonths })}</span>
      </p>
    </Disclosure>
  )
}
