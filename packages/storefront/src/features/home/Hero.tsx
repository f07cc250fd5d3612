import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { SelectField, TextField } from '@otosafi/ui/select-field/SelectField'

import { claimValues } from '../../claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './Hero.module.css'

/** The first claims of an edition stand under its search panel. */
const CLAIMS_SHOWN = 4

/** The question a visitor came with: a search that works as a plain GET form, over the country's true promises. */
export function Hero({ home }: { home: Home }) {
  const { t, language } = useTexts()
  const any = (label: string) => ({ value: '', label })
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.headline}>{t('hero:headline')}</h1>
        <p className={styles.lead}>{t('hero:lead')}</p>
        <form
          className={styles.panel}
          action={pathFor('buyCars', language)}
          role="search"
          aria-label={t('hero:search.label')}
        >
          <div className={styles.text}>
            <TextField
              label={t('hero:search.text')}
              type="search"
              name="q"
              placeholder={t('hero:search.textPlaceholder')}
              maxLength={100}
              enterKeyHint="search"
            />
          </div>
          <SelectField
            label={t('hero:search.brand')}
            name="brand"
            options={[any(t('hero:search.anyBrand')), ...home.brands]}
          />
          <SelectField
            label={t('hero:search.budget')}
            name="priceMax"
            options={[
              any(t('hero:search.anyBudget')),
              ...budgets(home.priceRange).map((amount) => ({
                value: String(amount),
                label: t('hero:search.budgetUpTo', { amount }),
              })),
            ]}
          />
          <SelectField
            label={t('hero:search.city')}
            name="city"
            options={[any(t('hero:search.anyCity')), ...home.places]}
          />
          <Button type="submit">
            <Icon name="search" />
            {t('hero:search.submit', { count: home.total })}
          </Button>
        </form>
        <ul className={styles.claims} aria-label={t('hero:claimsLabel')}>
          {edition.claims.slice(0, CLAIMS_SHOWN).map((claim) => (
            <li key={claim} className={styles.claim}>
              <Icon name="check" />
              {t(`hero:claims.${claim}`, claimValues(claim))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Round budgets over the stock's price range: a visitor thinks in steps, not in exact prices. */
function budgets(range: Home['priceRange']): number[] {
  if (!range) return []
  const step = edition.priceStep
  const shares = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1]
  return [...new Set(shares.map((share) => Math.ceil((range.min + (range.max - range.min) * share) / step) * step))]
}
