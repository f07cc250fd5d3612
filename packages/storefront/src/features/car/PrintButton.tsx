import { Button } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { printer } from '@otosafi/ui/icon/icons'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './CarSheet.module.css'

/** Prints the page. Hidden without script: the browser's menu does it. */
export function PrintButton() {
  const { t } = useTexts()
  return (
    <p className={styles.print}>
      <Button look="secondary" onClick={() => window.print()}>
        <Icon icon={printer} /> {t('sheet.print')}
      </Button>
    </p>
  )
}
