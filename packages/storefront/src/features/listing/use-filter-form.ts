import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { readListingQuery, writeListingQuery } from '@otosafi/domain/listing/query-string'

import { afterPaint } from '../../navigation/after-paint.ts'

/** Name of the free text's field. */
const TEXT = 'q'

/** Debounces typed filters. */
const DEBOUNCE_MS = 500

/**
 * Applies the filter form on every change, and updates its fields when the address changes otherwise. `onChoice` is called
 * with the new filters in the same frame, before they apply.
 */
export function useFilterForm(
  query: ListingQuery,
  action: string,
  onChoice: (filters: CarFilters) => void,
): {
  form: RefObject<HTMLFormElement | null>
  /** Applies the form. A stable function. */
  apply: () => void
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  /** The debounce timer of typed input. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A change that is not requested yet. */
  const ticked = useRef<ListingQuery>(undefined)
  const navigate = useNavigate()
  const address = writeListingQuery({ ...query, page: 1 }).toString()
  const { state } = useNavigation()
  /** The last address requested: the one shown, or the one that is being loaded. */
  const asked = useRef(address)

  useEffect(() => {
    if (form.current) showQuery(form.current, new URLSearchParams(address), timer.current !== undefined)
  }, [address])
  useEffect(() => {
    if (state === 'idle') asked.current = address
  }, [address, state])
  useEffect(() => () => clearTimeout(timer.current), [])

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const ask = useCallback(
    (query: ListingQuery) => {
      const wanted = writeListingQuery(query).toString()
      if (wanted === asked.current) return
      asked.current = wanted
      void navigate(wanted === '' ? action : `${action}?${wanted}`, { preventScrollReset: true })
    },
    [action, navigate],
  )
  const apply = useCallback(() => {
    stopTimer()
    ticked.current = undefined
    if (form.current) ask(readForm(form.current))
  }, [ask, stopTimer])

  return {
    form,
    apply,
    onChange: ({ target, currentTarget }) => {
      // A field without a name narrows a list of options alone.
      if (target instanceof HTMLInputElement && target.name === '') return
      stopTimer()
      const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox'
      // The free text applies on submit or by a suggestion: half a word would find nothing.
      if (isTyped) {
        if (target.name !== TEXT) timer.current = setTimeout(apply, DEBOUNCE_MS)
        return
      }
      // Read now: until the next frame, the result of an earlier choice may reset the form's fields.
      const wanted = readForm(currentTarget)
      onChoice(wanted.filters)
      ticked.current = wanted
      afterPaint(() => {
        // Input events run before this task: the form may have been submitted meanwhile, with more changes.
        if (ticked.current === wanted) ask(wanted)
      })
    },
    onSubmit: (event) => {
      event.preventDefault()
      apply()
      if (form.current?.matches(':popover-open')) form.current.hidePopover()
    },
  }
}

/** The address of the listing for the form's present fields. */
function readForm(form: HTMLFormElement): ListingQuery {
  const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return readListingQuery(new URLSearchParams(entries))
}

/**
 * Sets the form's fields to the filters of the address, except the one that is being typed in, and none while typed input
 * is not requested yet.
 */
function showQuery(form: HTMLFormElement, params: URLSearchParams, isTyped: boolean): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name === '') continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = params.getAll(field.name).includes(field.value)
    else if (field instanceof HTMLInputElement) {
      if (!isTyped && field !== document.activeElement) field.value = params.get(field.name) ?? ''
    } else if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? field.options[0]?.value ?? ''
  }
}
