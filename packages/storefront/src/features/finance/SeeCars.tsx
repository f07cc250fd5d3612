import type { RangeFilter } from '@otosafi/domain/listing/ranges'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'

import { useTexts } from '../../texts/use-texts.ts'

/** The filter of the listing that a price is the upper end of. */
const PRICE_FILTER: RangeFilter = 'priceMax'

/** The way to the cars of up to a price. */
export function SeeCars({ price }: { price: number }) {
  const { t, language } = useTexts()
  return (
    <ButtonLink look="secondary" href={`${pathFor('buyCars', language)}?${PRICE_FILTER}=${price}`}>
      {t('finance:afford.see', { amount: price })}
    </ButtonLink>
  )
}
