import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The result of `load`, which is called when it is first wanted; undefined until then. On failure `onFailed` is called,
 * and the next time that it is wanted is a retry. `load` must be a stable function.
 */
export function useLoaded<Loaded>(
  wanted: boolean,
  load: () => Promise<Loaded>,
  onFailed: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>()
  const failed = useEffectEvent(onFailed)
  const missing = wanted && loaded === undefined

  useEffect(() => {
    if (!missing) return undefined
    let over = false
    load().then(
      (value) => {
        if (!over) setLoaded({ value })
      },
      () => {
        if (!over) failed()
      },
    )
    return () => {
      over = true
    }
  }, [missing, load])

  return loaded?.value
}
