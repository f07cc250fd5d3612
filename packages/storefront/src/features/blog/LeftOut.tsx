import { useTexts } from '../../texts/use-texts.ts'
import type { LeftOut as Left } from './load-blog.ts'

import styles from './LeftOut.module.css'

/** Query parameters of the address that were ignored, as typed. */
export function LeftOut({ leftOut }: { leftOut: readonly Left[] }) {
  const { t } = useTexts()
  if (leftOut.length === 0) return null
  const labels = {
    order: t('reading:blog.order.label'),
    category: t('reading:blog.topic'),
    brand: t('car.label.brand'),
  }
  return (
    <ul className={styles.list} role="status">
      {leftOut.map(({ name, text }) => (
        <li key={name}>{t('listing.leftOut.line', { text, field: labels[name] })}</li>
      ))}
    </ul>
  )
}
