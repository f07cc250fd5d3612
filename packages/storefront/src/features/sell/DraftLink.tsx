import { Button } from '@otosafi/ui/button/Button'

import { notices } from '../../state/notices.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './SellForm.module.css'

/** Passes a draft on to another device: by the Web Share API on a phone, else as a copied link. `link` makes it. */
export function DraftLink({ link }: { link: () => string }) {
  const { t } = useTexts()
  async function passOn(): Promise<void> {
    const url = link()
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Cancelling the share sheet is no error.
      await navigator.share({ title: t('routes:sellYourCar'), url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    notices.show({ tone: 'success', kind: 'message', text: t('success.linkCopied') })
  }
  return (
    <div className={styles.elsewhere}>
      <Button look="secondary" onClick={() => void passOn()}>
        {t('sell:form.elsewhere')}
      </Button>
      <p className={styles.note}>{t('sell:form.link')}</p>
    </div>
  )
}
