import { type FocusEvent, type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { withoutFilter, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { FACETS, SORTS } from '@otosafi/domain/listing/vocabulary'

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
  /** Shows the error of an invalid field on blur. */
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  /** The debounce timer of typed input. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A change that is not requested yet. */
  const ticked = useRef<string>(undefined)
  const navigate = useNavigate()
  const address = writeListingQuery({ ...query, page: 1 }).toString()
  const { state } = useNavigation()
  /** The last address requested: the one shown, or the one that is being loaded. */
  const asked = useRef(address)
  const isMounted = useRef(false)

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const ask = useCallback(
    (wanted: string) => {
      if (wanted === asked.current) return
      // Another text starts at the top: it may lead to the page of a car.
      const preventScrollReset = freeTextIn(wanted) === freeTextIn(asked.current)
      asked.current = wanted
      void navigate(wanted === '' ? action : `${action}?${wanted}`, { preventScrollReset })
    },
    [action, navigate],
  )
  useEffect(() => {
    if (state === 'idle') asked.current = address
  }, [address, state])
  useEffect(() => {
    const fields = form.current
    if (fields === null) return
    // In a new document, fields that differ were changed by the visitor before hydration.
    const isOfVisitor = !isMounted.current && isNewDocument()
    isMounted.current = true
    if (!isOfVisitor) showQuery(fields, new URLSearchParams(address), timer.current !== undefined)
    else if (hasChoice(fields)) ask(addressOf(fields, true))
  }, [address, ask])
  useEffect(() => () => clearTimeout(timer.current), [])

  const applyForm = useCallback(
    (isTyping: boolean) => {
      stopTimer()
      ticked.current = undefined
      if (form.current) ask(addressOf(form.current, isTyping))
    },
    [ask, stopTimer],
  )
  const apply = useCallback(() => applyForm(false), [applyForm])

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
        if (target.name !== TEXT) timer.current = setTimeout(() => applyForm(true), DEBOUNCE_MS)
        return
      }
      if (target instanceof HTMLInputElement && target.name === 'brand' && !target.checked)
        untickModels(currentTarget, target.value)
      // Read now: until the next frame, the result of an earlier choice may reset the form's fields.
      const wanted = addressOf(currentTarget)
      onChoice(expectedFilters(currentTarget))
      ticked.current = wanted
      afterPaint(() => {
        // Input events run before this task: the form may have been submitted meanwhile, with more changes.
        if (ticked.current === wanted) ask(wanted)
      })
    },
    onBlur: ({ target }) => {
      if (target instanceof HTMLInputElement && !target.validity.valid) apply()
    },
    onSubmit: (event) => {
      event.preventDefault()
      apply()
      if (form.current?.matches(':popover-open')) form.current.hidePopover()
    },
  }
}

/** The address that the form asks for: the chosen options, and what was typed as it was typed, for the server to read. */
function addressOf(form: HTMLFormElement, isTyping = false): string {
  const fields = new FormData(form)
  const typed = RANGE_FILTERS.map((name) => [name, textOf(fields, name)] as const).filter(
    ([name, text]) => text !== '' && !(isTyping && isUnfinished(form, name)),
  )
  const sort = SORTS.find((each) => each === fields.get('sort')) ?? 'newest'
  return writeListingQuery({ filters: choicesIn(fields), sort, page: 1 }, Object.fromEntries(typed)).toString()
}

/** Whether the document was opened, not loaded again or gone back to: then the browser restores fields as they were once. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Whether a box or the order is another one than the page was written with. */
function hasChoice(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  )
}

/** The free text of an address. */
function freeTextIn(address: string): string | null {
  return new URLSearchParams(address).get(TEXT)
}

/** Unticks the models of a brand that was unticked. */
function untickModels(form: HTMLFormElement, brand: string): void {
  const { model = [] } = withoutFilter(choicesIn(new FormData(form)), { name: 'brand', value: brand })
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=model]')) box.checked &&= model.includes(box.value)
}

/** The chosen options and the free text. */
function choicesIn(fields: FormData): CarFilters {
  const q = textOf(fields, TEXT)
  const chosen = FACETS.map((facet) => [facet, fields.getAll(facet).map(String)] as const)
  return Object.fromEntries([...chosen.filter(([, values]) => values.length > 0), ...(q === '' ? [] : [[TEXT, q]])])
}

/** The filters that a choice leads to, for the count that is expected; typed ends that are not digits are unlike any. */
function expectedFilters(form: HTMLFormElement): CarFilters {
  const fields = new FormData(form)
  const ends = RANGE_FILTERS.map((name) => [name, textOf(fields, name)] as const).filter(([, text]) => text !== '')
  return { ...choicesIn(fields), ...Object.fromEntries(ends.map(([name, text]) => [name, Number(text)])) }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether a field is being typed in, and does not hold a whole value yet. */
function isUnfinished(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field === document.activeElement && !field.validity.valid
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
