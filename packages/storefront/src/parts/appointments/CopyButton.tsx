import { Button } from '@otosafi/ui/button/Button'

import { copyText } from '../../state/copy-text.ts'
import { notices } from '../../state/notices.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './Appointment.module.css'

/** Copies a text; there is no such button without script. `of` names the text where `label` does not. */
export function CopyButton({ text, label, of }: { text: string; label: string; of?: string }) {
  const { t } = useTexts()
  async function copy(): Promise<void> {
    // Where it cannot be copied by the page, it is shown, to be copied by hand, for as long as that takes.
    if (await copyText(text)) notices.show({ tone: 'success', kind: 'message', text: t('booking:copy.done') })
    else notices.show({ tone: 'plain', kind: 'wait', text })
  }
  return (
    <span className={styles.left}>
      <Button
        look="secondary"
        aria-label={of === undefined ? undefined : `${label} · ${of}`}
        onClick={() => void copy()}
      >
        {label}
      </Button>
    </span>
  )
}
