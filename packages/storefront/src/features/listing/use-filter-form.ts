import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { readListingQuery, writeListingQuery } from '@otosafi/domain/listing/query-string'

import { afterPaint } from '../../navigation/after-paint.ts'

/** Name of the free text's field. */
const TEXT = 'q'

/** How long a typed filter rests before it applies, milliseconds. */
const TYPING_PAUSE = 500

/** Makes the filter form apply at once, and keeps its fields true to the address when that changes otherwise. */
export function useFilterForm(
  query: ListingQuery,
  action: string,
): {
  form: RefObject<HTMLFormElement | null>
  /** Applies the form as it stands. Always the same function. */
  apply: () => void
  onChange: (event: FormEvent) => void
  onSubmit: (event: FormEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const address = writeListingQuery({ ...query, page: 1 }).toString()
  const shown = useRef(address)

  useEffect(() => {
    shown.current = address
    if (form.current) showQuery(form.current, new URLSearchParams(address))
  }, [address])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = useCallback(() => {
    clearTimeout(timer.current)
    if (!form.current) return
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const wanted = writeListingQuery(readListingQuery(new URLSearchParams(entries))).toString()
    if (wanted === shown.current) return
    void navigate(wanted === '' ? action : `${action}?${wanted}`, { preventScrollReset: true })
  }, [action, navigate])

  return {
    form,
    apply,
    onChange: ({ target }) => {
      clearTimeout(timer.current)
      const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox'
      if (!isTyped) afterPaint(apply)
      // Half a word finds nothing: the text applies when it is sent, or by a suggestion.
      else if (target.name !== TEXT) timer.current = setTimeout(apply, TYPING_PAUSE)
    },
    onSubmit: (event) => {
      event.preventDefault()
      apply()
      if (form.current?.matches(':popover-open')) form.current.hidePopover()
    },
  }
}

/** Puts the form's fields on what the address says, leaving the one that has the focus alone while it is typed in. */
function showQuery(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = params.getAll(field.name).includes(field.value)
    else if (field instanceof HTMLInputElement && field !== document.activeElement)
      field.value = params.get(field.name) ?? ''
    else if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? field.options[0]?.value ?? ''
  }
}
