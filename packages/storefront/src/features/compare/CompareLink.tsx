import { buttonClass } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check, swap } from '@otosafi/ui/icon/icons'

import { useTexts } from '../../texts/use-texts.ts'
import { comparePath } from './compare-store.ts'

import styles from './CompareLink.module.css'

/**
 * Puts a car into the comparison. Before script it is a link to the comparison that the car begins; a page that calls
 * `useCompareLinks` makes it a button that adds and removes the car. `name` is what the car is called.
 */
export function CompareLink({ id, name }: { id: string; name: string }) {
  const { t, language } = useTexts()
  return (
    <a
      className={`${buttonClass('secondary')} ${styles.link}`}
      href={comparePath([id], language)}
      data-compare={id}
      aria-label={t('compare.addNamed', { name })}
    >
      <Icon icon={swap} />
      <Icon icon={check} />
      {t('compare.add')}
    </a>
  )
}
