import { edition } from '#edition'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

/** Shares of the way from the lowest to the highest price at which the budgets stand. */
const BUDGETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1]

/** What is looked for, in words or by brand; the models follow. */
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

/** For how much, and where. */
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

/** Round budgets over the stock's price range: a visitor thinks in steps, not in exact prices. */
function budgets(range: Home['priceRange']): number[] {
  if (!range) return []
  const step = edition.priceStep
  return [...new Set(BUDGETS.map((share) => Math.ceil((range.min + (range.max - range.min) * share) / step) * step))]
}
