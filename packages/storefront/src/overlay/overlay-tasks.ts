import { createStore } from 'zustand'

import type { Language } from '@otosafi/editions/language'

/** A long wait: a page that is loaded, or a form that is sent. `reload` loads a new document instead. */
export type LongWait = { kind: 'page' | 'sending'; reload: () => void }

/** The language that the device remembers, where the page has another, with the words of the offer in that language. */
export type LanguageOffer = { language: Language; text: string; closeLabel: string; decline: () => void }

/** The tasks of the shared overlay (P-10), of which one is shown at a time. */
export type OverlayTasks = {
  /** Set while a visitor whose session has ended is asked to sign in again; it receives whether they did. */
  lostSession: ((isBack: boolean) => void) | null
  /** Whether a new deploy is there, and that was not dismissed. */
  isUpdated: boolean
  wait: LongWait | null
  offer: LanguageOffer | null
}

export const overlayTasks = createStore<OverlayTasks>()(() => ({
  lostSession: null,
  isUpdated: false,
  wait: null,
  offer: null,
}))
