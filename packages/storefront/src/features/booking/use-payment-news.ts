import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { browserApi } from '../../request/browser-api.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How long a page waits before it asks again what became of a payment, milliseconds, and how often it does. */
const ASK_INTERVAL_MS = 15_000
const MOST_TIMES = 20

/** Has the page of a booking loaded anew once its pending payment is decided. The next time makes up for one without an answer. */
export function usePaymentNews(id: string, isPending: boolean): void {
  const { language } = useTexts()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return undefined
    const over = new AbortController()
    let times = 0
    const ask = async () => {
      times += 1
      if (times === MOST_TIMES) clearInterval(timer)
      const api = await browserApi(language)
      const { data } = await api.GET('/bookings/{id}', { params: { path: { id } }, signal: over.signal })
      if (data !== undefined && data.payment.state !== 'pending') await revalidate()
    }
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [id, isPending, language, revalidate])
}

/** Has the page loaded anew where the browser shows it as it was left for the payment: that one knows nothing of what came after. */
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
