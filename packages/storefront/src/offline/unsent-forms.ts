import { createStore } from 'zustand'

/** A form that was filled in and has not reached the server, as far as this device knows. */
export type UnsentForm = {
  /** Its idempotency key: however often it is sent, it is taken once. */
  key: string
  /** Name of the form, which is its anchor, and the path of the page that it is on. */
  form: string
  page: string
  /** The path that it is sent to, with its query: a page may have several forms. */
  action: string
  /** The title that the visitor sees. */
  title: string
  fields: readonly (readonly [name: string, value: string])[]
  /** `underWay` while the page that it is on is sending it, `refused` where the server has not taken it as it is. */
  state: 'waiting' | 'underWay' | 'refused'
  /** The short id of the account that its page is of; absent of a guest's. */
  account?: string
}

/** The place of the list in local storage. */
const PLACE = 'unsent-forms'

/** The place of the car that somebody is about to offer: its own page keeps it. */
export const SELL_DRAFT = 'sell-draft'

/** The most forms that a device keeps. */
const MAX_FORMS = 20

/** The unsent forms of this device, oldest first. */
type UnsentForms = {
  forms: readonly UnsentForm[]
  /** Reads local storage. */
  read: () => void
  /** Adds a form, or takes the place of the one with its key. False where the device cannot keep it. */
  put: (form: UnsentForm) => boolean
  /** Removes a form; an unknown key is no error. */
  drop: (key: string) => void
}

export const unsentForms = createStore<UnsentForms>()((set) => {
  const write = (forms: readonly UnsentForm[]): boolean => {
    try {
      if (forms.length === 0) localStorage.removeItem(PLACE)
      else localStorage.setItem(PLACE, JSON.stringify(forms))
    } catch {
      return false
    }
    set({ forms })
    return true
  }
  return {
    forms: [],
    read: () => set({ forms: stored() }),
    put: (form) => {
      const others = stored().filter(({ key }) => key !== form.key)
      return others.length < MAX_FORMS && write([...others, form])
    },
    // Another tab may have written meanwhile.
    drop: (dropped) => void write(stored().filter(({ key }) => key !== dropped)),
  }
})

/** Unsent forms are personal: they must not stay on the device for the next visitor. Returns how to put them back. */
export function forgetUnsent(): () => void {
  const { read, put, drop } = unsentForms.getState()
  read()
  const { forms } = unsentForms.getState()
  for (const { key } of forms) drop(key)
  const putDraft = forgetDraft()
  return () => {
    for (const form of forms) put(form)
    putDraft()
  }
}

/** Photos that were not sent with the draft are dropped by its page, which finds them without it. */
function forgetDraft(): () => void {
  try {
    const draft = localStorage.getItem(SELL_DRAFT)
    localStorage.removeItem(SELL_DRAFT)
    return () => {
      if (draft !== null) localStorage.setItem(SELL_DRAFT, draft)
    }
  } catch {
    // Storage refused: there is none.
    return () => undefined
  }
}

function stored(): readonly UnsentForm[] {
  try {
    const forms: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(forms) ? (forms as UnsentForm[]) : []
  } catch {
    return []
  }
}
