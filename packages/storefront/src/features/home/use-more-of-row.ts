import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { SLIDES_IN_VIEW, waysOf } from '@otosafi/ui/slider-strip/strip-steps'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { browserApi } from '../../request/browser-api.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A row in the server's HTML: its strip, the ids of its cars, and the query of its link to all of them. */
export type ServerRow = { strip: HTMLElement; ids: readonly string[]; query: string }

/** Cars appended to a row, without duplicates; `total` counts the cars of its query. */
type Appended = { cars: readonly CardCar[]; page: number; pageCount: number; total: number }

/** The cars appended to a row, whether the next page failed to load, and the function that loads it. */
export type MoreOfRow = Pick<Appended, 'cars' | 'total'> & { hasFailed: boolean; load: () => void }

/**
 * Infinite scroll of a row, by pages of as many cars as are in view: one when the row comes into view, the next when it
 * is scrolled near its end. Cars that are shown stay where that fails.
 */
export function useMoreOfRow({ strip, ids, query }: ServerRow): MoreOfRow {
  const { language } = useTexts()
  const [appended, setAppended] = useState<Appended>({ cars: [], page: 1, pageCount: Infinity, total: 0 })
  const [hasFailed, setFailed] = useState(false)
  const isLoading = useRef(false)

  async function append(page: number): Promise<void> {
    const api = await browserApi(language)
    const asks = Object.fromEntries(new URLSearchParams(query))
    const next: Record<string, unknown> = { ...asks, limit: SLIDES_IN_VIEW, page, facets: false }
    const { data } = await api.GET('/cars', { params: { query: next } })
    if (!data) throw new Error('There is no answer')
    const { cars, pageCount, total } = data
    setAppended((before) => {
      const known = new Set([...ids, ...before.cars.map(({ id }) => id)])
      return { cars: [...before.cars, ...cars.filter(({ id }) => !known.has(id))], page, pageCount, total }
    })
  }

  function load(): void {
    if (isLoading.current || appended.page >= appended.pageCount) return
    isLoading.current = true
    setFailed(false)
    append(appended.page + 1)
      .catch(() => setFailed(true))
      .finally(() => {
        isLoading.current = false
      })
  }

  const onSeen = useEffectEvent(() => {
    if (appended.page === 1) load()
  })
  const onScroll = useEffectEvent(() => {
    const { scrollLeft, clientWidth, scrollWidth } = strip
    // Loading while visitors tab through the cars would keep them from ever leaving the row.
    if (hasFailed || appended.page === 1 || strip.querySelector(':focus-visible') !== null) return
    // Half a view before the end, so that the next cars are there by then.
    if (!waysOf(scrollLeft, clientWidth * 1.5, scrollWidth).on) load()
  })
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onSeen()
    })
    const scrolled = () => onScroll()
    seen.observe(strip)
    strip.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      seen.disconnect()
      strip.removeEventListener('scroll', scrolled)
    }
  }, [strip])

  return { cars: appended.cars, total: appended.total, hasFailed, load }
}
