import { type RefObject, useEffect } from 'react'

import { type CHOICES, noteOf } from '../../features/car/checklist-fields.ts'
import { FORM_KEY } from '../../request/form-key.ts'

/** Local storage: the marks of each car by its id, the car that was marked last at the end. */
const STORAGE_KEY = 'checklists'

/** The most cars whose marks are stored: more than a visitor looks at in a day. */
const MAX_CARS = 8

/** Fields that are not stored: the form's key and the sender's contact. */
const NOT_STORED: readonly string[] = [FORM_KEY, 'name', 'email', 'phone']

/** Values that count as no mark: an empty field, and an item that was not checked. */
const UNMARKED: readonly string[] = ['', 'open' satisfies (typeof CHOICES)[number]]

type Marks = Readonly<Record<string, string>>

/**
 * Stores the form's marks on the device at every input, restores them on the next visit, and removes them on the form's reset,
 * which follows sending.
 */
export function useStoredChecklist(form: RefObject<HTMLFormElement | null>, car: string): void {
  useEffect(() => {
    const element = form.current
    if (element === null) return undefined
    const store = () => {
      disableHiddenNotes(element)
      storeMarks(car, marksOf(element))
    }
    const forget = () => storeMarks(car, {})
    fill(element, storedMarks().get(car) ?? {})
    disableHiddenNotes(element)
    element.addEventListener('input', store)
    element.addEventListener('reset', forget)
    return () => {
      element.removeEventListener('input', store)
      element.removeEventListener('reset', forget)
    }
  }, [form, car])
}

/** Disables notes that the styles hide since their item was marked otherwise; old browsers, without `:has`, show all. */
function disableHiddenNotes(form: HTMLFormElement): void {
  if (!CSS.supports('selector(:has(*))')) return
  const marks = new FormData(form)
  for (const note of form.querySelectorAll<HTMLInputElement>(`input[name$="${noteOf('')}"]`))
    note.disabled = marks.get(note.name.slice(0, -noteOf('').length)) !== ('differs' satisfies (typeof CHOICES)[number])
}

function marksOf(form: HTMLFormElement): Marks {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !UNMARKED.includes(entry[1]) && !NOT_STORED.includes(entry[0]),
    ),
  )
}

/** Fills in what is not marked yet: marks made before hydration are newer. */
function fill(form: HTMLFormElement, marks: Marks): void {
  const marked = marksOf(form)
  for (const [field, value] of Object.entries(marks)) {
    const control = form.elements.namedItem(field)
    if (control !== null && 'value' in control && !Object.hasOwn(marked, field)) control.value = value
  }
}

function storeMarks(car: string, marks: Marks): void {
  const all = storedMarks()
  all.delete(car)
  if (Object.keys(marks).length > 0) all.set(car, marks)
  try {
    if (all.size === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify([...all].slice(-MAX_CARS)))
  } catch {
    // Storage full or refused: the marks live as long as their page.
  }
}

function storedMarks(): Map<string, Marks> {
  try {
    return new Map(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as [string, Marks][])
  } catch {
    return new Map()
  }
}
