import { pathFor } from '@otosafi/editions/routes/path-for'
import { BodyTypeIcon } from '@otosafi/ui/body-type/BodyTypeIcon'
import { CountLinks } from '@otosafi/ui/count-links/CountLinks'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './WaysToSearch.module.css'

/**
 * Body types, brands, places and categories as large tap targets with their counts (P-08). What has no car to lead to is not
 * named.
 */
export function WaysToSearch({ home }: { home: Pick<Home, 'bodyTypes' | 'brands' | 'places' | 'categories'> }) {
  const { t, language, number } = useTexts()
  const cars = pathFor('buyCars', language)
  const bodyTypes = home.bodyTypes.map(({ value, count }) => ({
    href: `${cars}?bodyType=${value}`,
    label: t(`vocabulary.bodyType.${value}`),
    count: number(count),
    picture: <BodyTypeIcon type={value} />,
  }))
  const groups = [
    {
      title: t('home.brands.title'),
      links: home.brands.map(({ value, label, count }) => ({
        href: `${cars}?brand=${value}`,
        label,
        count: number(count),
      })),
    },
    {
      title: t('home.places.title'),
      links: home.places.map(({ value, label, count }) => ({
        href: `${cars}?city=${value}`,
        label,
        count: number(count),
      })),
    },
    {
      title: t('home.categories.title'),
      links: home.categories.map(({ id, name, count }) => ({
        href: pathFor('category', language, { id }),
        label: name,
        count: number(count),
      })),
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <>
      {bodyTypes.length === 0 ? null : (
        <Section title={t('home.bodyTypes.title')}>
          <CountLinks links={bodyTypes} />
        </Section>
      )}
      <div className={styles.ways}>
        {groups.map(({ title, links }) => (
          <Section key={title} title={title}>
            <CountLinks links={links} />
          </Section>
        ))}
      </div>
    </>
  )
}
