import { Button } from '@otosafi/ui/button/Button'

import { copyText } from '../../state/copy-text.ts'
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
    // Where it cannot be copied by the page, it is shown, to be copied by hand, for as long as that takes.
    if (await copyText(url)) notices.show({ tone: 'success', kind: 'message', text: t('success.linkCopied') })
    else notices.show({ tone: 'plain', kind: 'wait', text: url })
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
