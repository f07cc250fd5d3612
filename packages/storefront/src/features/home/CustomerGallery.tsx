import { Picture } from '@otosafi/ui/picture/Picture'
import { Section } from '@otosafi/ui/section/Section'
import { SliderStrip } from '@otosafi/ui/slider-strip/SliderStrip'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

import styles from './CustomerGallery.module.css'

/** Photographs of customers with their cars, shown with their consent. */
export function CustomerGallery({ items }: { items: Home['gallery'] }) {
  const { t } = useTexts()
  if (items.length === 0) return null
  return (
    <Section title={t('home.gallery.title')} lead={t('home.gallery.text')}>
      <SliderStrip texts={{ label: t('home.gallery.title'), previous: t('actions.previous'), next: t('actions.next') }}>
        {items.map(({ id, picture, caption, lang, month }) => (
          <figure key={id} className={styles.item}>
            <Picture photo={picture} alt="" />
            <figcaption>
              <bdi lang={lang}>{caption}</bdi>
              <span className={styles.date}>{month}</span>
            </figcaption>
          </figure>
        ))}
      </SliderStrip>
    </Section>
  )
}
