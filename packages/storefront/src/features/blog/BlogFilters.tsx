import { Form } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { SelectField } from '@otosafi/ui/select-field/SelectField'
import { TabLinks } from '@otosafi/ui/tab-links/TabLinks'

import { useTexts } from '../../texts/use-texts.ts'
import { BLOG_ORDERS, blogQuery, type BlogQuery } from './load-blog.ts'

import styles from './BlogFilters.module.css'

type Option = { value: string; label: string }

/** The topics and brands that articles have. */
export type Choices = { categories: readonly Option[]; brands: readonly Option[] }

/**
 * Filters of the blog: its order by links, topic and brand by a GET form. With script a choice applies at once.
 */
export function BlogFilters({ query, choices }: { query: BlogQuery; choices: Choices }) {
  const { t, language } = useTexts()
  const here = pathFor('blog', language)
  return (
    <div className={styles.filters}>
      <TabLinks
        label={t('reading:blog.order.label')}
        links={BLOG_ORDERS.map((order) => ({
          href: here + blogQuery({ ...query, order, page: 1 }),
          label: t(`reading:blog.order.${order}`),
          current: order === query.order,
        }))}
      />
      <Form
        key={blogQuery({ ...query, page: 1 })}
        className={styles.form}
        action={here}
        preventScrollReset
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        {query.order === 'latest' ? null : <input type="hidden" name="order" value={query.order} />}
        <SelectField
          label={t('reading:blog.topic')}
          id="category"
          name="category"
          defaultValue={query.category}
          options={[{ value: '', label: t('reading:blog.allTopics') }, ...choices.categories]}
        />
        <SelectField
          label={t('car.label.brand')}
          id="brand"
          name="brand"
          defaultValue={query.brand}
          options={[{ value: '', label: t('wanted.anyBrand') }, ...choices.brands]}
        />
        <Button type="submit" look="secondary">
          {t('reading:blog.show')}
        </Button>
      </Form>
    </div>
  )
}
