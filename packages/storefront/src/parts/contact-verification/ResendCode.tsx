import { useEffect, useState } from 'react'

import { Button } from '@otosafi/ui/button/Button'

import type { FromMinute } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RESEND, STEP } from './code-fields.ts'

import styles from '../../forms/BoxedForm.module.css'

/** The most seconds that are counted before a reader: a longer wait is said by the clock. */
const MOST_COUNTED = 120

/**
 * Asks for another code, in `seconds`, which end in the minute `from`. Script counts the last of them and then shows
 * the button; without it the button is there, and the text beside it says from when it will do.
 */
export function ResendCode({ seconds, from }: { seconds: number; from: FromMinute }) {
  const { t } = useTexts()
  const left = useCountdown(seconds)
  const isCounted = left !== null && left <= MOST_COUNTED
  return (
    <>
      {(left ?? seconds) > 0 ? (
        <p className={styles.text}>
          {isCounted
            ? t('account:code.resendIn', { seconds: left })
            : t(from.day === null ? 'account:code.resendAt' : 'account:code.resendOn', from)}
        </p>
      ) : null}
      {left !== null && left > 0 ? null : (
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
