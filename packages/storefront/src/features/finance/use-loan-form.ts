import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { LOAN_FIELDS, type LoanField, type LoanTexts, queryOfLoan } from './read-loan.ts'

/** Debounces the address, which follows what is typed. */
const DEBOUNCE_MS = 500

/** How a slider and the field above it say the same value, each in its own way. */
export type SliderScale = {
  toSlider: (texts: LoanTexts) => number
  toField: (slider: number, texts: LoanTexts) => string
}

/**
 * The calculator's form: what is typed in it, with sliders and fields in step. The fields are uncontrolled, so that what was typed
 * before hydration stays. The address follows, without the income, so that a loan can be kept or shared.
 */
export function useLoanForm(
  first: LoanTexts,
  scales: Partial<Record<LoanField, SliderScale>>,
): {
  form: RefObject<HTMLFormElement | null>
  texts: LoanTexts
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [texts, setTexts] = useState(first)
  const navigate = useNavigate()

  /** Takes over what the fields say, and moves the sliders there. `moved` is the slider that was moved. */
  const follow = (of: HTMLFormElement, moved?: HTMLInputElement) => {
    const field = moved?.dataset['slider'] as LoanField | undefined
    const scale = field === undefined ? undefined : scales[field]
    if (moved !== undefined && field !== undefined && scale !== undefined)
      fieldOf(of, field).value = scale.toField(moved.valueAsNumber, textsOf(of, first))
    const typed = textsOf(of, first)
    for (const slider of slidersOf(of)) {
      const value = scales[slider.dataset['slider'] as LoanField]?.toSlider(typed)
      if (slider !== moved && value !== undefined && !Number.isNaN(value)) slider.valueAsNumber = value
    }
    setTexts(typed)
    return typed
  }

  // A slider or a field may have been moved before hydration.
  const followFirst = useRef(follow)
  useEffect(() => {
    const { current } = form
    if (current === null) return undefined
    const moved = slidersOf(current).filter(({ value, defaultValue }) => value !== defaultValue)
    for (const slider of moved.length > 0 ? moved : [undefined]) followFirst.current(current, slider)
    return () => clearTimeout(timer.current)
  }, [])

  return {
    form,
    texts,
    onInput: ({ target, currentTarget }) => {
      const isSlider = target instanceof HTMLInputElement && target.type === 'range'
      const typed = follow(currentTarget, isSlider ? target : undefined)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        void navigate(`?${queryOfLoan({ ...typed, income: '' })}`, { replace: true, preventScrollReset: true })
      }, DEBOUNCE_MS)
    },
    onSubmit: (event) => {
      // The result is there already.
      event.preventDefault()
    },
  }
}

function fieldOf(form: HTMLFormElement, field: LoanField): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement
}

function slidersOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-slider]')]
}

/** What the form's fields say; a field that the edition does not have keeps its first text. */
function textsOf(form: HTMLFormElement, first: LoanTexts): LoanTexts {
  const sent = new FormData(form)
  const entries = LOAN_FIELDS.map((field) => {
    const value = sent.get(field)
    return [field, typeof value === 'string' ? value : first[field]]
  })
  return Object.fromEntries(entries) as LoanTexts
}
