import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { browserApi } from '../../request/browser-api.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Debounces changes of the form before the cars are counted. */
const DEBOUNCE_MS = 250

/** Until something is asked for. */
const NOTHING: Pick<LiveSearch, 'count' | 'models'> = { count: null, models: [] }

/** The live result of the search form: the number of cars, and the models of the brand. */
export type LiveSearch = {
  form: RefObject<HTMLFormElement | null>
  /** Null until something was changed. */
  count: number | null
  models: readonly { value: string; label: string; count: number }[]
  /** Fields of the document's own HTML have no changes for React, but inputs. */
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/** Counts the cars of a search form while it is filled in. The form works without an answer, too. */
export function useLiveSearch(): LiveSearch {
  const { language } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState(NOTHING)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)

  function stop(): void {
    clearTimeout(timer.current)
    asked.current?.abort()
  }

  async function count(): Promise<void> {
    const entries = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '')
    if (entries.length === 0) {
      setFound(NOTHING)
      return
    }
    const { signal } = (asked.current = new AbortController())
    // An option without a value is sent as its label, which is the API's value but for capitals.
    const asks = Object.fromEntries(entries.map(([name, value]) => [name, (value as string).toLowerCase()]))
    const query: Record<string, unknown> = { ...asks, limit: 1 }
    const { data } = await browserApi(language)
      .then((api) => api.GET('/cars', { params: { query }, signal }))
      .catch(() => ({ data: undefined }))
    if (signal.aborted) return
    setFound(({ models }) => ({
      count: data?.total ?? null,
      models: data ? (data.facets?.model ?? []).filter(({ parent }) => asks['brand'] === parent) : models,
    }))
  }

  // Something may have been chosen before hydration.
  const first = useRef({ count, stop })
  useEffect(() => {
    void first.current.count()
    return first.current.stop
  }, [])

  return {
    ...found,
    form,
    onInput: ({ target }) => {
      stop()
      // A model of another brand would find nothing.
      if ((target as HTMLSelectElement).name === 'brand') setFound(({ count: last }) => ({ count: last, models: [] }))
      timer.current = setTimeout(() => void count(), DEBOUNCE_MS)
    },
  }
}
