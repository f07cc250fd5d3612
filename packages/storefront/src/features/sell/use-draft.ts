import { type RefObject, useEffect, useRef, useState } from 'react'

import { toSlug } from '@otosafi/domain/text/to-slug'

import type { SELL_DRAFT } from '../../offline/unsent-forms.ts'
import { listenOnceOnline } from '../../parts/uploads/once-online.ts'
import type { FormValues } from '../../state/form-state.ts'
import type { CarPhotoStore } from './car-photos.ts'
import { type Draft, draftFragment, readDraft, readDraftFragment } from './draft-link.ts'
import { sellValues, stepOf } from './sell-fields.ts'

/** Where the form is kept on the device. */
const KEY: typeof SELL_DRAFT = 'sell-draft'
/** Debounce of storing the draft, milliseconds. */
const DEBOUNCE_MS = 400

/** The draft that was left, and how often the form was filled in anew. */
type Kept = Partial<Draft> & { round: number }

/**
 * Saves the form on the device, without the consent and photos that are not uploaded yet. `values` are those of an earlier visit or of
 * a link; absent until they were read, and where there are none or `isWanted` is false. If the address says which car it is (`filled`),
 * a draft of another car restores the seller's own fields alone.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  photos: CarPhotoStore,
  { isWanted, filled: ofAddress }: { isWanted: boolean; filled: FormValues },
) {
  const [kept, setKept] = useState<Kept>({ round: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepsUnsent = useRef<(() => void) | null>(null)

  function draft(element = form.current): Draft {
    return {
      values: element === null ? {} : valuesOfForm(element),
      photos: photos.store.getState().photos.flatMap(({ sent }) => sent ?? []),
    }
  }

  /** Once: with what a visit before has left, or the first that is typed. */
  function keepUnsent(): void {
    keepsUnsent.current?.()
    keepsUnsent.current = null
  }

  function keep(): void {
    keepUnsent()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => store(draft()), DEBOUNCE_MS)
  }

  function store(now: Draft | null): void {
    clearTimeout(timer.current)
    timer.current = undefined
    storeDraft(now)
  }

  useEffect(() => {
    const isOwn = hasDraft()
    const linked = isWanted ? takenFromLink() : null
    const stored = isWanted ? storedDraft() : null
    const isOther = linked === null && stored !== null && isOtherCar(stored.values, ofAddress)
    const left = linked ?? (isOther ? personOf(stored) : stored)
    if (left !== null && form.current !== null) {
      const own = filled(valuesOfForm(form.current))
      // A mileage of the form is in the form's unit.
      const unit = own['mileage'] === undefined ? {} : { odometerUnit: '' }
      setKept({ ...left, values: { ...left.values, ...unit, ...own }, round: 1 })
      photos.restore(left.photos)
    }
    // Photos that are not sent belong to the draft of this device, not to one from elsewhere or of who has signed out.
    keepsUnsent.current = () => void keepUnsentPhotos(photos, isWanted && isOwn && linked === null && !isOther)
    if (left !== null && !isOther) keepUnsent()
    // At once: a page may be left as soon as the last photo has arrived.
    const unsubscribe = photos.store.subscribe((now, before) => {
      if (now.photos !== before.photos) storeDraft(draft())
    })
    const element = form.current
    const leave = () => {
      if (timer.current !== undefined) store(draft(element))
    }
    // Some browsers tell of a page that is closed by one of the two alone.
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      unsubscribe()
      leave()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was left before
  }, [])

  return {
    ...kept,
    keep,
    /** The address that opens the draft on another device, from the address of the form. */
    link: (address: string): string => address + draftFragment(draft()),
    forget: (): void => store(null),
    /** Deletes the draft with its photos, for the next person at this device. */
    remove: (): void => {
      // Each that goes stores the draft once more.
      for (const { id } of photos.store.getState().photos) photos.remove(id)
      store(null)
      setKept({ round: kept.round + 1 })
    },
  }
}

/** Comes before the first photo does, since the line may be cut by then; where it is cut already, once that is back. */
async function keepUnsentPhotos(photos: CarPhotoStore, isWanted: boolean): Promise<void> {
  try {
    const { keepUnsent } = await import('./unsent-photos.ts')
    // The draft may have been deleted meanwhile.
    await keepUnsent(photos, isWanted && hasDraft())
  } catch {
    listenOnceOnline(() => void keepUnsentPhotos(photos, isWanted))
  }
}

/** The typed texts of the form, without its files. */
export function valuesOfForm(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return sellValues(texts)
}

function filled(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
}

/** Fields that identify a car. */
const CAR = ['brand', 'model', 'modelYear']

/** Whether an address names another car than the one of a draft, as far as both say. */
function isOtherCar(draft: FormValues, ofAddress: FormValues): boolean {
  return CAR.some((field) => {
    const [one, other] = [toSlug(draft[field] ?? ''), toSlug(ofAddress[field] ?? '')]
    return one !== '' && other !== '' && one !== other
  })
}

/** The draft's seller fields alone. */
function personOf({ values }: Draft): Draft {
  const person = Object.entries(values).filter(([field]) => stepOf(field) === 'person')
  return { values: Object.fromEntries(person), photos: [] }
}

/**
 * The draft of a link from another device, once, offered by who is known on this one: it is then kept here, and its address can be
 * passed on without it.
 */
function takenFromLink(): Draft | null {
  const linked = readDraftFragment(location.hash, Date.now())
  if (linked === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  const own = storedDraft()
  const draft = own === null ? linked : { ...linked, values: { ...personOf(own).values, ...linked.values } }
  storeDraft(draft)
  return draft
}

function storeDraft(draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(KEY)
    else {
      const { consent: _, ...values } = filled(draft.values)
      localStorage.setItem(KEY, JSON.stringify({ values, photos: draft.photos }))
    }
  } catch {
    // Storage full or refused: the form lives as long as its page.
  }
}

/** Whether a draft is kept here, be it of photos alone. */
function hasDraft(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function storedDraft(): Draft | null {
  try {
    return readDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'), Date.now())
  } catch {
    return null
  }
}
