import { edition } from '#edition'
import { formatNumber } from '@otosafi/editions/format/number'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** The number of lines under the search panel. */
const LINES = 4

/**
 * The lines under the search panel: the first of the edition's claims, that about inspections with the report of one of
 * the `recent` cars behind it, and how many prices were `lowered`.
 */
export function heroProofs(
  { recent, lowered }: { recent: readonly CardCar[]; lowered: number },
  { t, language }: Pick<PageRequest, 't' | 'language'>,
): { text: string; href?: string }[] {
  const inspected = recent.find(({ certified }) => certified)
  const report = inspected && `${carPath(inspected, language)}/report`
  const claims = edition.claims.map((claim) => ({
    text: t(`hero:claims.${claim}`, CLAIM_VALUES),
    ...(claim === 'inspectionPoints' && report ? { href: report } : {}),
  }))
  if (lowered === 0) return claims.slice(0, LINES)
  const count = formatNumber(lowered, { edition: edition.id, language })
  const cars = {
    text: `${t('car.badge.priceLowered')} (${count})`,
    href: `${pathFor('buyCars', language)}?highlight=priceLowered`,
  }
  return [...claims.slice(0, LINES - 1), cars]
}
