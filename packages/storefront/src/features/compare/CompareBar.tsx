import { Icon } from '@otosafi/ui/icon/Icon'
import { swap } from '@otosafi/ui/icon/icons'

import { useDeviceIds } from '../../state/follow-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { comparePath, compared } from './compare-store.ts'

import styles from './CompareBar.module.css'

/**
 * The way to the comparison, as soon as the device has a car for it. It belongs at the end of a page's content: it stays
 * at the lower edge of the screen while that is in sight, and covers nothing after it.
 */
export function CompareBar() {
  const { t, language } = useTexts()
  const ids = useDeviceIds(compared)
  if (ids.length === 0) return null
  return (
    <div className={styles.bar}>
      <a className={styles.link} href={comparePath(ids, language)}>
        <Icon icon={swap} />
        {t('compare.open', { count: ids.length })}
      </a>
    </div>
  )
}
