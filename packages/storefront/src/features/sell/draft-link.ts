import type { FormValues } from '../../state/form-state.ts'
import { sellValues, stepOf } from './sell-fields.ts'
import { readSentPhotos, type SentPhoto } from './sent-photos.ts'

/** A form that is not sent yet: what was typed, the photos that were sent ahead, and whether others were that are kept no more. */
export type Draft = { values: FormValues; photos: readonly SentPhoto[]; hasLapsed?: boolean }

/** The prefix of a draft link's fragment: fragments are never sent to the server. */
const MARK = '#draft='

/** The fragment that opens a draft on another device. Who offers the car is left out: such a link may be passed on. */
export function draftFragment({ values, photos }: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ values: carOf(values), photos }))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * The draft in a fragment; null for any other fragment, and for one that was damaged on its way. A link that says who offers the
 * car is not one of ours: its maker would get the offer.
 */
export function readDraftFragment(fragment: string, now: number): Draft | null {
  if (!fragment.startsWith(MARK)) return null
  try {
    const text = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
    const draft = readDraft(JSON.parse(json), now)
    return draft && unlessEmpty({ ...draft, values: carOf(draft.values) })
  } catch {
    return null
  }
}

/** A draft in a value from outside; null where it holds none. Fields that the form does not have are left out. */
export function readDraft(value: unknown, now: number): Draft | null {
  if (typeof value !== 'object' || value === null) return null
  const { values, photos } = value as Record<string, unknown>
  const typed = typeof values === 'object' && values !== null ? Object.entries(values) : []
  const texts = typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const { photos: kept, hasLapsed } = readSentPhotos(photos, now)
  return unlessEmpty({ values: sellValues(texts), photos: kept, ...(hasLapsed && { hasLapsed }) })
}

function unlessEmpty(draft: Draft): Draft | null {
  return Object.keys(draft.values).length === 0 && draft.photos.length === 0 && !draft.hasLapsed ? null : draft
}

/** Typed values of the car, without those of the seller. */
function carOf(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field, text]) => text !== '' && stepOf(field) !== 'person'))
}
