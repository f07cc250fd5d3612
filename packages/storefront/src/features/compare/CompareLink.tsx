import { buttonClass } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check, swap } from '@otosafi/ui/icon/icons'

import { comparePath } from '../../navigation/compare-path.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './CompareLink.module.css'

/**
 * Adds a car to the comparison. Without script it is a link to a comparison with this car alone; `useCompareLinks` turns
 * it into a toggle button. `name` is the car's name.
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
