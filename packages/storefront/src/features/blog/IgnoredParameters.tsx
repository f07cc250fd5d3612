import { useTexts } from '../../texts/use-texts.ts'
import type { IgnoredParameter } from './load-blog.ts'

import styles from './IgnoredParameters.module.css'

/** Query parameters of the address that were ignored, as typed. */
export function IgnoredParameters({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  const { t } = useTexts()
  if (ignored.length === 0) return null
  const labels = {
    order: t('reading:blog.order.label'),
    category: t('reading:blog.topic'),
    brand: t('car.label.brand'),
  }
  return (
    <ul className={styles.list} role="status">
      {ignored.map(({ name, text }) => (
        <li key={name}>{t('listing.ignored.line', { text, field: labels[name] })}</li>
      ))}
    </ul>
  )
}
