import { useEffect, useState } from 'react'

import { Button } from '@otosafi/ui/button/Button'

import { useTexts } from '../../texts/use-texts.ts'
import { RESEND, STEP } from './code-fields.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * Asks for another code, in `seconds` or from the `time` that is then; null on another day. Script counts them and then
 * shows the button; without it the button is there, and the text beside it says from when it will do.
 */
export function ResendCode({ seconds, time }: { seconds: number; time: string | null }) {
  const { t } = useTexts()
  const left = useCountdown(seconds)
  return (
    <>
      {left === null && seconds > 0 && time !== null ? (
        <p className={styles.text}>{t('account:code.resendAt', { time })}</p>
      ) : null}
      {left !== null && left > 0 ? (
        <p className={styles.text}>{t('account:code.resendIn', { seconds: left })}</p>
      ) : (
        <Button type="submit" look="quiet" name={STEP} value={RESEND}>
          {t('account:code.resend')}
        </Button>
      )}
    </>
  )
}

/** Whole seconds that are left of so many; null as long as no script counts them. */
function useCountdown(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const count = () => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
