import { edition } from '#edition'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

/** Where the budgets lie between the lowest and the highest price, as shares. */
const BUDGETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1]

/** Free text, brand and model; the models depend on the brand. */
export function WhatFields({ home }: { home: Home }) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        label={t('hero:search.text')}
        type="search"
        id="q"
        name="q"
        placeholder={t('hero:search.textPlaceholder')}
        maxLength={100}
        enterKeyHint="search"
      />
      <SelectField
        label={t('hero:search.brand')}
        id="brand"
        name="brand"
        options={[{ value: '', label: t('hero:search.anyBrand') }, ...home.allBrands]}
      />
    </>
  )
}

/** Budget and city. */
export function WhereFields({ home }: { home: Home }) {
  const { t } = useTexts()
  return (
    <>
      <SelectField
        label={t('hero:search.budget')}
        id="priceMax"
        name="priceMax"
        options={[
          { value: '', label: t('hero:search.anyBudget') },
          ...budgets(home.priceRange).map((amount) => ({
            value: String(amount),
            label: t('hero:search.budgetUpTo', { amount }),
          })),
        ]}
      />
      <SelectField
        label={t('hero:search.city')}
        id="city"
        name="city"
        options={[{ value: '', label: t('hero:search.anyCity') }, ...home.allPlaces]}
      />
    </>
  )
}

/** Rounded budgets over the stock's price range. */
function budgets(range: Home['priceRange']): number[] {
  if (!range) return []
  const step = edition.priceStep
  return [...new Set(BUDGETS.map((share) => Math.ceil((range.min + (range.max - range.min) * share) / step) * step))]
}
