import { type RefObject, useEffect, useRef, useState } from 'react'

import { toSlug } from '@otosafi/domain/text/to-slug'

import type { SELL_DRAFT } from '../../offline/unsent-forms.ts'
import { listenOnceOnline } from '../../parts/uploads/once-online.ts'
import type { FormValues } from '../../state/form-state.ts'
import type { CarPhotoStore } from './car-photos.ts'
import { type Draft, draftFragment, readDraft, readDraftFragment } from './draft-link.ts'
import { sellValues, stepOf } from './sell-fields.ts'

/** Local storage: the form's draft. */
const KEY: typeof SELL_DRAFT = 'sell-draft'
/** Debounce of storing the draft, milliseconds. */
const DEBOUNCE_MS = 400

/** The restored draft; `round` counts how often the form was filled in with one. */
type Restored = Partial<Draft> & { round: number }

/**
 * Saves the form on the device, without the consent. `values` are restored from an earlier visit or a link; they are absent until they
 * were read, and where there are none or `isWanted` is false. Where the address names the car (`filled`), a draft of another car
 * restores the seller's contact fields alone.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  photos: CarPhotoStore,
  { isWanted, filled: ofAddress }: { isWanted: boolean; filled: FormValues },
) {
  const [restored, setRestored] = useState<Restored>({ round: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const startUnsent = useRef<(() => void) | null>(null)

  function draft(element = form.current): Draft {
    return {
      values: element === null ? {} : valuesOfForm(element),
      photos: photos.store.getState().photos.flatMap(({ sent }) => sent ?? []),
    }
  }

  /** Starts saving unsent photos, once: with a restored draft or the first input. */
  function saveUnsent(): void {
    startUnsent.current?.()
    startUnsent.current = null
  }

  function save(): void {
    saveUnsent()
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
    const linked = isWanted ? takeFromLink() : null
    const stored = isWanted ? storedDraft() : null
    const isOfOtherCar = linked === null && stored !== null && isOtherCar(stored.values, ofAddress)
    const found = linked ?? (isOfOtherCar ? sellerFieldsOf(stored) : stored)
    if (found !== null && form.current !== null) {
      const own = filled(valuesOfForm(form.current))
      // A mileage of the form is in the form's unit.
      const unit = own['mileage'] === undefined ? {} : { odometerUnit: '' }
      setRestored({ ...found, values: { ...found.values, ...unit, ...own }, round: 1 })
      photos.restore(found.photos)
    }
    // Unsent photos belong to this device's own draft, not to one of a link or of a user who has signed out.
    startUnsent.current = () => void keepUnsentPhotos(photos, isWanted && isOwn && linked === null && !isOfOtherCar)
    if (found !== null && !isOfOtherCar) saveUnsent()
    // At once: a page may be left as soon as the last photo has arrived.
    const unsubscribe = photos.store.subscribe((now, before) => {
      if (now.photos !== before.photos) storeDraft(draft())
    })
    const element = form.current
    const flush = () => {
      if (timer.current !== undefined) store(draft(element))
    }
    // Some browsers fire only one of the two when a page is closed.
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      unsubscribe()
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: restores the draft
  }, [])

  return {
    ...restored,
    save,
    /** The address that opens the draft on another device, from the address of the form. */
    link: (address: string): string => address + draftFragment(draft()),
    forget: (): void => store(null),
    /** Deletes the draft with its photos, for the next person at this device. */
    remove: (): void => {
      // Each removal stores the draft once more.
      for (const { id } of photos.store.getState().photos) photos.remove(id)
      store(null)
      setRestored({ round: restored.round + 1 })
    },
  }
}

/** Loads the module before the first photo, since the connection may break by then; without one, once it is back. */
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

/** The draft's contact fields of the seller alone. */
function sellerFieldsOf({ values }: Draft): Draft {
  const person = Object.entries(values).filter(([field]) => stepOf(field) === 'person')
  return { values: Object.fromEntries(person), photos: [] }
}

/**
 * Moves the draft of a link from another device from the address into storage, so that the address can be shared without it. The
 * seller's contact fields of this device are added.
 */
function takeFromLink(): Draft | null {
  const linked = readDraftFragment(location.hash, Date.now())
  if (linked === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  const own = storedDraft()
  const draft = own === null ? linked : { ...linked, values: { ...sellerFieldsOf(own).values, ...linked.values } }
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

/** Whether this device has a draft, also one of photos alone. */
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
