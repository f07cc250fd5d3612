import { type LeftOut, type ListingQuery, RANGE_BOUNDS, type RangeFilter } from '@otosafi/domain/listing/filters'
import type { RangeField } from '@otosafi/ui/range-fields/RangeFields'

import type { Texts } from '../../texts/use-texts.ts'

/** An end of a range as its field shows it: where its value does not filter, as it was typed and with the reason. */
export function rangeField(name: RangeFilter, { filters, leftOut = [] }: ListingQuery, t: Texts['t']): RangeField {
  const left = leftOut.find((each) => each.name === name)
  return {
    name,
    label: t(`listing.range.${name}`),
    value: left?.text ?? filters[name],
    ...(RANGE_BOUNDS[name].min > 0 && { pattern: FOUR_DIGITS }),
    error: left && reason(name, left, t),
  }
}

/** A complete year in the digits of any script: a shorter one is still being typed. */
const FOUR_DIGITS = '.*\\p{Nd}{4}.*'

/** A year that an error names as an example. */
const EXAMPLE_YEAR = '2018'

function reason(name: RangeFilter, { why }: LeftOut, t: Texts['t']): string {
  if (why === 'crossed') return t('listing.leftOut.crossed')
  switch (name) {
    case 'yearMin':
    case 'yearMax':
      return t('listing.leftOut.year', { year: EXAMPLE_YEAR })
    case 'mileageMin':
    case 'mileageMax':
      return t('validation.mileageBetween', RANGE_BOUNDS[name])
    default:
      return t('validation.amountBetween', RANGE_BOUNDS[name])
  }
}
