import { Icon } from '@otosafi/ui/icon/Icon'
import { swap } from '@otosafi/ui/icon/icons'

import { comparePath } from '../../navigation/compare-path.ts'
import { useDeviceIds } from '../../state/follow-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { compared } from './compare-store.ts'

import styles from './CompareBar.module.css'

/**
 * A link to the comparison, shown as soon as it has a car. It belongs at the end of a page's content: it sticks to the
 * bottom of the screen while the content is visible, and covers nothing after it.
 */
export function CompareBar() {
  const { t, language } = useTexts()
  const ids = useDeviceIds(compared)
  if (ids.length === 0) return null
  return (
    <div className={styles.bar}>
      <a className={styles.link} href={comparePath(ids, language)}>
        <Icon icon={swap} />
        <span>{t('compare.open', { count: ids.length })}</span>
      </a>
    </div>
  )
}
