import type { IgnoredParameter, ListingQuery } from '@otosafi/domain/listing/filters'
import { boundsOf, RANGE_KIND_OF, type RangeFilter, type RangeKind } from '@otosafi/domain/listing/ranges'
import type { RangeField } from '@otosafi/ui/range-fields/RangeFields'

import type { Texts } from '../../texts/use-texts.ts'

/** An end of a range as its field shows it: where its value does not filter, as it was typed and with the reason. */
export function rangeField(name: RangeFilter, { filters, ignored = [] }: ListingQuery, t: Texts['t']): RangeField {
  const parameter = ignored.find((each) => each.name === name)
  return {
    name,
    label: t(`listing.range.${name}`),
    value: parameter?.text ?? filters[name],
    ...(RANGE_KIND_OF[name] === 'year' && { pattern: FOUR_DIGITS }),
    error: parameter && reason(name, parameter, t),
  }
}

/** A complete year in the digits of any script: a shorter one is still being typed. */
const FOUR_DIGITS = '.*\\p{Nd}{4}.*'

/** A year that an error names as an example. */
const EXAMPLE_YEAR = '2018'

const REASONS = {
  amount: 'validation.amountBetween',
  year: 'listing.ignored.year',
  distance: 'validation.mileageBetween',
} as const satisfies Readonly<Record<RangeKind, string>>

function reason(name: RangeFilter, { why }: IgnoredParameter, t: Texts['t']): string {
  if (why === 'crossed') return t('listing.ignored.crossed')
  return t(REASONS[RANGE_KIND_OF[name]], { ...boundsOf(name), year: EXAMPLE_YEAR })
}
