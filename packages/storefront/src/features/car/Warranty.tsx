import { edition } from '#edition'
import type { Claim } from '@otosafi/editions/edition'
import { Section } from '@otosafi/ui/section/Section'

import { CLAIM_VALUES } from '../../claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The promises that come with a car after the sale. */
const AFTER_SALE: readonly Claim[] = ['warranty', 'roadsideAssistance', 'moneyBack']

/** What this car is covered for once it is sold; only what the edition promises (P-25). */
export function Warranty() {
  const { t } = useTexts()
  const claims = AFTER_SALE.filter((claim) => edition.claims.includes(claim))
  if (claims.length === 0) return null
  return (
    <Section id="warranty" title={t('car.section.warranty')}>
      <ul>
        {claims.map((claim) => (
          <li key={claim}>
            <strong>{t(`claims.${claim}.title`, CLAIM_VALUES)}</strong>
            {'. '}
            {t(`claims.${claim}.text`, CLAIM_VALUES)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
