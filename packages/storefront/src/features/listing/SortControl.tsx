import { type Sort, SORTS } from '@otosafi/domain/listing/vocabulary'

import { useTexts } from '../../texts/use-texts.ts'
import { FILTER_FORM } from './FilterForm.tsx'

import styles from './SortControl.module.css'

/** The order of the list. Belongs to the filter form, so that it is sent with it; applies at once with script. */
export function SortControl({ sort }: { sort: Sort }) {
  const { t } = useTexts()
  return (
    <div className={styles.sort}>
      <label className={styles.label}>
        <span className={styles.text}>{t('listing.sortBy')}</span>
        <select
          className={styles.select}
          name="sort"
          form={FILTER_FORM}
          defaultValue={sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`vocabulary.sort.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={FILTER_FORM} className={styles.go}>
          {t('listing.sort')}
        </button>
      </noscript>
    </div>
  )
}
