import { type FormEvent, useEffect, useRef, useState } from 'react'

import { browserApi } from '../../request/browser-api.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Debounces changes of the form before the cars are counted. */
const DEBOUNCE_MS = 250

/** The live result of the search form: the number of cars, and the models of the brand. */
export type LiveSearch = {
  /** Null until something was changed. */
  count: number | null
  models: readonly { value: string; label: string; count: number }[]
  onChange: (event: FormEvent<HTMLFormElement>) => void
}

/** Counts the cars of a search form while it is filled in. The form works without an answer, too. */
export function useLiveSearch(): LiveSearch {
  const { language } = useTexts()
  const [found, setFound] = useState<Pick<LiveSearch, 'count' | 'models'>>({ count: null, models: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => stop(), [])

  function stop(): void {
    clearTimeout(timer.current)
    asked.current?.abort()
  }

  async function count(form: HTMLFormElement): Promise<void> {
    // The text, and options of the page: all are as the API takes them.
    const entries = [...new FormData(form)].filter(([, value]) => value !== '')
    const asks = Object.fromEntries(entries) as Record<string, string>
    asked.current = new AbortController()
    const api = await browserApi(language)
    const query: Record<string, unknown> = { ...asks, limit: 1 }
    const { data } = await api.GET('/cars', { params: { query }, signal: asked.current.signal })
    if (!data) return
    const models = (data.facets?.model ?? []).filter(({ parent }) => asks['brand'] === parent)
    setFound({ count: data.total, models })
  }

  return {
    ...found,
    onChange: ({ currentTarget: form, target }) => {
      stop()
      if (target instanceof HTMLSelectElement && target.name === 'brand') clearModel(form)
      timer.current = setTimeout(() => {
        count(form).catch(() => setFound({ count: null, models: [] }))
      }, DEBOUNCE_MS)
    },
  }
}

/** A model of another brand would find nothing. */
function clearModel(form: HTMLFormElement): void {
  const model = form.elements.namedItem('model')
  if (model instanceof HTMLSelectElement) model.value = ''
}
