import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { browserApi } from '../../request/browser-api.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Polling of a pending payment: its interval in milliseconds, and the most polls. */
const POLL_INTERVAL_MS = 15_000
const MAX_POLLS = 20

/** Reloads the data of a booking's page once its pending payment is decided. A failed poll is followed by the next. */
export function usePaymentNews(id: string, isPending: boolean): void {
  const { language } = useTexts()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return undefined
    const over = new AbortController()
    let polls = 0
    const poll = async () => {
      polls += 1
      if (polls === MAX_POLLS) clearInterval(timer)
      const api = await browserApi(language)
      const { data } = await api.GET('/bookings/{id}', { params: { path: { id } }, signal: over.signal })
      if (data !== undefined && data.payment.state !== 'pending') await revalidate()
    }
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [id, isPending, language, revalidate])
}

/** Reloads a page that was left for the payment where the browser restores it from its back-forward cache: it is outdated. */
export function useFreshReturn(hasLeft: boolean): void {
  useEffect(() => {
    if (!hasLeft) return undefined
    const over = new AbortController()
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) history.go()
    }
    addEventListener('pageshow', renew, { signal: over.signal })
    return () => over.abort()
  }, [hasLeft])
}
