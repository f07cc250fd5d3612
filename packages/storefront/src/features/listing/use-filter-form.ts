import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { readListingQuery, writeListingQuery } from '@otosafi/domain/listing/query-string'

import { afterPaint } from '../../navigation/after-paint.ts'

/** Name of the free text's field. */
const TEXT = 'q'

/** How long a typed filter rests before it applies, milliseconds. */
const TYPING_PAUSE = 500

/**
 * Makes the filter form apply at once, and keeps its fields true to the address when that changes otherwise. `onChoice` is
 * told of what is ticked in the same frame, before it applies.
 */
export function useFilterForm(
  query: ListingQuery,
  action: string,
  onChoice: (filters: CarFilters) => void,
): {
  form: RefObject<HTMLFormElement | null>
  /** Applies the form as it stands. Always the same function. */
  apply: () => void
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  /** Runs while what was typed rests. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was ticked and is not asked for yet. */
  const ticked = useRef<ListingQuery>(undefined)
  const navigate = useNavigate()
  const address = writeListingQuery({ ...query, page: 1 }).toString()
  const { state } = useNavigation()
  /** The address that was asked for last: the one shown, but while another is on its way. */
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
      stopTimer()
      const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox'
      // Half a word finds nothing: the text applies when it is sent, or by a suggestion.
      if (isTyped) {
        if (target.name !== TEXT) timer.current = setTimeout(apply, TYPING_PAUSE)
        return
      }
      // Read now: an answer to what was chosen before may put the form's fields on another address until the next frame.
      const wanted = readForm(currentTarget)
      onChoice(wanted.filters)
      ticked.current = wanted
      afterPaint(() => {
        // Touches come before what waits: the form may have been sent since, with more than this.
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

/** The listing that the form asks for as it stands. */
function readForm(form: HTMLFormElement): ListingQuery {
  const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return readListingQuery(new URLSearchParams(entries))
}

/**
 * Puts the form's fields on what the address says, leaving the one that has the focus alone while it is typed in, and
 * all of them while what was typed is not asked for yet.
 */
function showQuery(form: HTMLFormElement, params: URLSearchParams, isTyped: boolean): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = params.getAll(field.name).includes(field.value)
    else if (field instanceof HTMLInputElement) {
      if (!isTyped && field !== document.activeElement) field.value = params.get(field.name) ?? ''
    } else if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? field.options[0]?.value ?? ''
  }
}
