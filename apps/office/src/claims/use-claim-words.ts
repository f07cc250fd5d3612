import { useTranslation } from 'react-i18next'

import { CLAIM_CURRENCIES, CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import { CURRENCIES } from '@otosafi/editions/currency'
import type { Claim, EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

/** Title and text of a claim, as the site of an edition shows it. */
export function useClaimWords(edition: EditionId, claim: Claim): { title: string; text: string } {
  const { t } = useTranslation('site')
  const { advertisedFrom, minMonths, maxMonthsNew: maxMonths } = EDITIONS[edition].loan
  const values = {
    ...CLAIM_FIGURES,
    minMonths,
    maxMonths,
    rate: (advertisedFrom ?? 0) * 100,
    currencies: CLAIM_CURRENCIES.map((currency) => CURRENCIES[currency].symbol).join(', '),
  }
  const isAdvertised = claim === 'loan' && advertisedFrom !== null
  return {
    title: t(`claims.${claim}.title`, values),
    text: isAdvertised ? t('claims.loan.textWithRate', values) : t(`claims.${claim}.text`, values),
  }
}
