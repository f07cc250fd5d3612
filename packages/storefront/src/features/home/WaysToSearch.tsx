import { pathFor } from '@otosafi/editions/routes/path-for'
import { LinkChip } from '@otosafi/ui/chip/Chip'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './WaysToSearch.module.css'

/** Categories, body types, brands and places as large tap targets with their counts (spec section 2). */
export function WaysToSearch({ home }: { home: Home }) {
  const { t, language, number } = useTexts()
  const cars = pathFor('buyCars', language)
  const groups = [
    {
      title: t('home.categories.title'),
      links: home.categories.map(({ id, name, count }) => ({
        href: pathFor('category', language, { id }),
        label: name,
        count,
      })),
    },
    {
      title: t('home.bodyTypes.title'),
      links: home.bodyTypes.map(({ value, count }) => ({
        href: `${cars}?bodyType=${value}`,
        label: t(`vocabulary.bodyType.${value}` as 'vocabulary.bodyType.suv'),
        count,
      })),
    },
    {
      title: t('home.brands.title'),
      links: home.brands.map(({ value, label, count }) => ({ href: `${cars}?brand=${value}`, label, count })),
    },
    {
      title: t('home.places.title'),
      links: home.places.map(({ value, label, count }) => ({ href: `${cars}?city=${value}`, label, count })),
    },
  ]
  return (
    <div className={styles.ways}>
      {groups.map(({ title, links }) => (
        <Section key={title} title={title}>
          <ul className={styles.links}>
            {links.map(({ href, label, count }) => (
              <li key={href}>
                <LinkChip href={href} label={label} count={number(count)} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
