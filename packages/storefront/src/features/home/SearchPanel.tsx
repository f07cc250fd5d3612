import { pathFor } from '@otosafi/editions/routes/path-for'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { Button } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { search } from '@otosafi/ui/icon/icons'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'
import { WhatFields, WhereFields } from './SearchFields.tsx'
import { useLiveSearch } from './use-live-search.ts'

import styles from './Hero.module.css'

/**
 * The search panel: brand, model, budget, city. A plain GET form; with script its button shows how many cars the search
 * would find, and the models follow the brand.
 */
export function SearchPanel({ total, home }: { total: number; home: Home | null }) {
  const { t, language } = useTexts()
  const { form, count, models, onInput } = useLiveSearch()
  return (
    <form
      ref={form}
      className={styles.panel}
      action={pathFor('buyCars', language)}
      role="search"
      aria-label={t('hero:search.label')}
      onInput={onInput}
    >
      <StaticHtml part="what" data={home} className={styles.fields}>
        {(data) => <WhatFields home={data} />}
      </StaticHtml>
      <SelectField
        label={t('hero:search.model')}
        id="model"
        name="model"
        disabled={models.length === 0}
        options={[
          { value: '', label: t('hero:search.anyModel') },
          ...models.map(({ value, label }) => ({ value, label })),
        ]}
      />
      <StaticHtml part="where" data={home} className={styles.fields}>
        {(data) => <WhereFields home={data} />}
      </StaticHtml>
      <Button type="submit">
        <Icon icon={search} />
        <span>{t('hero:search.submit', { count: count ?? total })}</span>
      </Button>
      <output className={styles.announced}>{count === null ? '' : t('hero:search.count', { count })}</output>
    </form>
  )
}
