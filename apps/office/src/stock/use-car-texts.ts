import { useTranslation } from 'react-i18next'

import { numberText } from '../number-text.ts'
import { useLanguage } from '../texts/use-language.ts'
import { CAR_FIELDS, type CarFacts } from './car-fields.ts'

type Fact = keyof CarFacts
/** Facts that have no word on the site. */
const OWN = ['isNew', 'features', 'mileageReadOn'] as const

/** The words of a car's facts, as the site has them. */
export function useCarTexts() {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const language = useLanguage()
  const siteText = site as (key: string) => string

  /** The name of a fact, with its unit. */
  function label(fact: Fact): string {
    const field = CAR_FIELDS[fact]
    const own = OWN.find((each) => each === fact)
    const name = own === undefined ? siteText(`label.${fact}`) : t(`carForm.${own}`)
    return 'unit' in field && field.unit !== undefined ? `${name} (${field.unit})` : name
  }

  /** A value of a vocabulary. */
  const valueText = (of: Fact | 'photoView', value: string): string =>
    siteText(`vocabulary.${of === 'features' ? 'feature' : of}.${value}`)

  /** The text of a fact's value; brands, models and cities by their ids, where `names` does not have them. */
  function factText(facts: CarFacts, fact: Fact, names: Partial<Record<Fact, string>> = {}): string {
    const value = facts[fact]
    if (value === null) return t('stock.unknown')
    if (typeof value === 'boolean') return t(value ? 'carForm.yes' : 'carForm.no')
    if (typeof value === 'object') return value.map((each) => valueText(fact, each)).join(', ')
    if (CAR_FIELDS[fact].kind === 'choice') return valueText(fact, String(value))
    if (typeof value === 'string') return names[fact] ?? value
    if (fact.endsWith('Year')) return String(value)
    return numberText(value, language)
  }

  return { label, valueText, factText }
}
