import { formatMoney } from '@otosafi/editions/format/money'
import { formatNumber } from '@otosafi/editions/format/number'

import type { Input } from '../../contract/handler.ts'
import { filterLabel, type LabelContext } from '../cars/search-label.ts'

/** The details of a car that a visitor looks for; brand, model and city by their ids. */
export type WantedCar = Input<'createWantedCar'>['body']['wanted']

/** The details in words, in their order. Amounts and distances have the formats of edition and language. */
export type WantedCarWords = readonly (readonly [detail: keyof WantedCar, words: string])[]

/** Writes each detail with the name that the listing has for it: `Dacia`, `SUV`, `100 000 DH`. */
export function wantedCarWords(wanted: WantedCar, context: LabelContext): WantedCarWords {
  const { currency, id: edition } = context.edition
  const place = { edition, language: context.language }
  return (Object.entries(wanted) as [keyof WantedCar, string | number][]).map(([detail, value]) => {
    switch (detail) {
      case 'priceMax':
        return [detail, formatMoney(Number(value), currency, place)] as const
      case 'mileageMax':
        return [detail, formatNumber(Number(value), place)] as const
      case 'yearMin':
      case 'yearMax':
        return [detail, String(value)] as const
      default:
        return [detail, filterLabel({ name: detail, value: String(value) }, context)] as const
    }
  })
}
