import { pathFor } from '@otosafi/editions/routes/path-for'
import { Section } from '@otosafi/ui/section/Section'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { afterSaleClaims } from '../../parts/claims/after-sale.ts'
import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

type Covered = Pick<CarDetail, 'status' | 'isNew' | 'certifiedUntil'>

/** The cover of this car after its sale: the edition's claims (P-25), which are not listed once it is sold. */
export function Warranty({ car }: { car: Covered }) {
  const { t, language } = useTexts()
  const claims = afterSaleClaims()
  if (claims.length === 0) return null
  const state = stateOf(car)
  const more = claims.includes('warranty') ? 'warranty' : 'contactUs'
  return (
    <Section id="warranty" title={t('car.section.warranty')}>
      <p>
        {state === 'certified'
          ? t('car.warranty.certified', { date: car.certifiedUntil ?? '' })
          : t(`car.warranty.${state}`)}
      </p>
      {state === 'sold' ? null : (
        <ul>
          {claims.map((claim) => (
            <li key={claim}>
              <strong>{t(`claims.${claim}.title`, CLAIM_VALUES)}</strong>
              {'. '}
              {t(`claims.${claim}.text`, CLAIM_VALUES)}
            </li>
          ))}
        </ul>
      )}
      <TextLink href={pathFor(more, language)}>{t(`routes:${more}`)}</TextLink>
    </Section>
  )
}

function stateOf({ status, isNew, certifiedUntil }: Covered): 'sold' | 'new' | 'certified' | 'uncertified' {
  if (status === 'sold') return 'sold'
  if (isNew) return 'new'
  return certifiedUntil === null ? 'uncertified' : 'certified'
}
