import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What `load` brings, asked for when it is first wanted; undefined until it is there. If it does not come (a poor
 * connection), `onFailed` is told, and it is asked for again the next time that it is wanted. `load` must be the same
 * function at every rendering.
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
