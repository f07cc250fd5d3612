import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import { readDecimal } from '@otosafi/domain/reading/read-number'

import { LOAN_FIELDS, type LoanField, type LoanTexts, queryOfLoan, sliderAt, textAt } from './read-loan.ts'

/** Debounces the address, which follows what is typed. */
const DEBOUNCE_MS = 500

/**
 * The calculator's form: what is typed in it, with sliders and fields in step. The fields are uncontrolled, so that what
 * was typed before hydration stays. The address follows, without the income, so that a loan can be kept or shared.
 */
export function useLoanForm(first: LoanTexts): {
  form: RefObject<HTMLFormElement | null>
  texts: LoanTexts
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [texts, setTexts] = useState(first)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  // Another page that is on its way would not come where the address is changed meanwhile. Where it is called off, that follows.
  const isLeaving = useRef(false)
  const held = useRef<string>(undefined)
  const keep = useCallback(
    (query: string) => {
      held.current = isLeaving.current ? query : undefined
      if (!isLeaving.current) void navigate(`?${query}`, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname
    if (held.current !== undefined) keep(held.current)
  }, [next, pathname, keep])

  /**
   * Takes over what the fields say, and moves the sliders there. `moved` is the slider, or the field like one, that was
   * moved.
   */
  const follow = (of: HTMLFormElement, moved?: HTMLInputElement) => {
    if (moved !== undefined) {
      const field = fieldOf(moved)
      const value = readDecimal(moved.value)
      inputOf(of, field).value = value === undefined ? '' : textAt(field, value, textsOf(of, first))
    }
    const typed = textsOf(of, first)
    for (const slider of slidersOf(of)) {
      const value = sliderAt(fieldOf(slider), typed)
      if (slider !== moved && !Number.isNaN(value)) slider.value = String(value)
    }
    setTexts(typed)
    return typed
  }

  // A slider or a field may have been moved before hydration.
  const followFirst = useRef(follow)
  useEffect(() => {
    const { current } = form
    if (current === null) return undefined
    const moved = slidersOf(current).filter((slider) => slider.value !== firstValueOf(slider))
    for (const slider of moved.length > 0 ? moved : [undefined]) followFirst.current(current, slider)
    return () => clearTimeout(timer.current)
  }, [])

  return {
    form,
    texts,
    onInput: ({ target, currentTarget }) => {
      const isSlider = target instanceof HTMLInputElement && 'slider' in target.dataset
      const typed = follow(currentTarget, isSlider ? target : undefined)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keep(queryOfLoan({ ...typed, income: '' })), DEBOUNCE_MS)
    },
    onSubmit: (event) => {
      // The result is there already.
      event.preventDefault()
    },
  }
}

/** The field whose value a slider says in its own way. */
function fieldOf(slider: HTMLInputElement): LoanField {
  return slider.dataset['slider'] as LoanField
}

function inputOf(form: HTMLFormElement, field: LoanField): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement
}

function slidersOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-slider]')]
}

/** The value that a slider began with, which is the nearest of its steps: the field's own value stays as exact as it is. */
function firstValueOf(slider: HTMLInputElement): string {
  const first = slider.cloneNode() as HTMLInputElement
  first.value = slider.defaultValue
  return first.value
}

/** The current values of the form's fields; a field that the edition lacks keeps its first text. */
function textsOf(form: HTMLFormElement, first: LoanTexts): LoanTexts {
  const sent = new FormData(form)
  const entries = LOAN_FIELDS.map((field) => {
    const value = sent.get(field)
    return [field, typeof value === 'string' ? value : first[field]]
  })
  return Object.fromEntries(entries) as LoanTexts
}
