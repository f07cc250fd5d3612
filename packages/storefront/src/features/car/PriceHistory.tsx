import type { PriceChange } from '@otosafi/api-client/schema'
import { formatDate } from '@otosafi/editions/format/date'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'

/** Every price that the car has had here, the first one first. */
export function PriceHistory({ changes }: { changes: readonly PriceChange[] }) {
  const { t, language, money } = useTexts()
  if (changes.length < 2) return null
  return (
    <Section id="price-history" title={t('car.section.priceHistory')}>
      <SpecList
        specs={changes.map(({ date, price }) => ({
          label: formatDate(date, language),
          value: <Ltr>{money(price)}</Ltr>,
        }))}
      />
    </Section>
  )
}
