import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/** Gives up the guard of each form or upload that is not saved. */
const unsaved = new Set<() => void>()

/** Whether a form says something that is not saved, or something is on its way. */
export function isAnythingUnsaved(): boolean {
  return unsaved.size > 0
}

/** Lets the page be left unasked, whatever its forms say. */
export function letUnsavedGo(): void {
  for (const settle of unsaved) settle()
}

/**
 * Asks before a form is left that says something else than at first: `leaving` is the question, for the dialog about leaving. After
 * `settle` there is nothing left to lose.
 */
export function useUnsaved(typed: unknown) {
  const text = JSON.stringify(typed)
  const [first] = useState(text)
  const isUnsaved = text !== first
  const isSettled = useRef(false)
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isSettled.current && nextLocation.pathname !== currentLocation.pathname,
  )

  // Only while there is something to lose: some browsers keep no page for the way back that listens to this.
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const letGo = () => {
      isSettled.current = true
    }
    addEventListener('beforeunload', ask)
    unsaved.add(letGo)
    return () => {
      removeEventListener('beforeunload', ask)
      unsaved.delete(letGo)
    }
  }, [isUnsaved])

  function settle() {
    isSettled.current = true
  }

  return { leaving, settle }
}

/** Asks before the tab is closed until a work is done, which goes on while other pages of the office are shown. */
export async function askUntilDone(work: Promise<void>): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const letGo = () => removeEventListener('beforeunload', ask)
  addEventListener('beforeunload', ask)
  unsaved.add(letGo)
  try {
    await work
  } finally {
    letGo()
    unsaved.delete(letGo)
  }
}

/**
 * As {@link useUnsaved}, of the forms named `shown`, whose fields keep what is typed themselves; `tell` says whether one of them says
 * something else than at first.
 */
export function useUnsavedForms(shown: readonly string[]) {
  const [typedIn, setTypedIn] = useState<readonly string[]>([])
  const stillTypedIn = typedIn.filter((name) => shown.includes(name))
  // A form that is gone has taken along what was typed: one of its name that comes later says nothing yet.
  if (stillTypedIn.length < typedIn.length) setTypedIn(stillTypedIn)
  const { leaving } = useUnsaved(stillTypedIn)

  function tell(name: string, isTyped: boolean) {
    setTypedIn((now) => {
      if (now.includes(name) === isTyped) return now
      return isTyped ? [...now, name] : now.filter((each) => each !== name)
    })
  }

  return { leaving, tell }
}
