import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * `value`, but what follows another one comes after a frame without it, worked out in the background: what is small and
 * shows the newest value is not held up by what is large. On the way back there is no waiting, for the place on the page
 * that a visitor left must be there again. `value` must be the same object until it changes.
 */
export function useFollowing<Value>(value: Value): Value {
  const isWayBack = useNavigationType() === NavigationType.Pop
  const [followed, setFollowed] = useState(value)
  useEffect(() => {
    startTransition(() => setFollowed(value))
  }, [value])
  return isWayBack ? value : followed
}
