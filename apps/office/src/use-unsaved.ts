import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/** Removes the question before leaving, of each form with unsaved changes and each upload. */
const unsaved = new Set<() => void>()

/** Whether a form has unsaved changes, or an upload is not done. */
export function isAnythingUnsaved(): boolean {
  return unsaved.size > 0
}

/** Discards unsaved changes: the page can be left without a question. */
export function discardUnsaved(): void {
  for (const discard of unsaved) discard()
}

/**
 * Asks before a form with changes is left: `leaving` is the question, for the dialog about leaving. After `settle` there is nothing
 * left to lose.
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
    const discard = () => {
      isSettled.current = true
    }
    addEventListener('beforeunload', ask)
    unsaved.add(discard)
    return () => {
      removeEventListener('beforeunload', ask)
      unsaved.delete(discard)
    }
  }, [isUnsaved])

  function settle() {
    isSettled.current = true
  }

  return { leaving, settle }
}

/** Asks before the tab is closed until an upload is done, which goes on while other pages of the office are shown. */
export async function askUntilDone(work: Promise<void>): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const stopAsking = () => removeEventListener('beforeunload', ask)
  addEventListener('beforeunload', ask)
  unsaved.add(stopAsking)
  try {
    await work
  } finally {
    stopAsking()
    unsaved.delete(stopAsking)
  }
}

/**
 * As {@link useUnsaved}, for the forms named `shown`, whose fields are uncontrolled; `setTyped` takes whether something is typed in
 * one of them.
 */
export function useUnsavedForms(shown: readonly string[]) {
  const [typedIn, setTypedIn] = useState<readonly string[]>([])
  const stillTypedIn = typedIn.filter((name) => shown.includes(name))
  // What was typed in a removed form is gone: a later one of its name begins without changes.
  if (stillTypedIn.length < typedIn.length) setTypedIn(stillTypedIn)
  const { leaving } = useUnsaved(stillTypedIn)

  function setTyped(name: string, isTyped: boolean) {
    setTypedIn((now) => {
      if (now.includes(name) === isTyped) return now
      return isTyped ? [...now, name] : now.filter((each) => each !== name)
    })
  }

  return { leaving, setTyped }
}
