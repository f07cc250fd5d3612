import { useEffect, useState } from 'react'

import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Refresh interval of the countdown, milliseconds. */
const REFRESH_INTERVAL_MS = 5000

/**
 * The time that is left of `left` milliseconds, which script counts. Until it does, the line is unseen and has its size, so
 * that nothing below it moves; without script there is none, since the moment stands beside it. `onOver` is called once when
 * nothing is left.
 */
export function Countdown({ left, onOver }: { left: number; onOver: () => void }) {
  const { t } = useTexts()
  const minutes = useMinutesLeft(left, onOver)
  const days = Math.floor(minutes / DAY_MINUTES)
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)
  return <p className={styles.left}>{t('booking:left', { days, hours, minutes: minutes % HOUR_MINUTES })}</p>
}

/** Whole minutes that are left. The visitor's own clock may be wrong, and is not asked. */
function useMinutesLeft(left: number, onOver: () => void): number {
  const [minutes, setMinutes] = useState(() => Math.max(0, Math.ceil(left / MINUTE_MS)))
  useEffect(() => {
    const end = performance.now() + left
    const count = () => {
      const rest = end - performance.now()
      setMinutes(Math.max(0, Math.ceil(rest / MINUTE_MS)))
      if (rest > 0) return
      clearInterval(timer)
      onOver()
    }
    const timer = setInterval(count, REFRESH_INTERVAL_MS)
    count()
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is called when it is over does not begin it anew
  }, [left])
  return minutes
}
