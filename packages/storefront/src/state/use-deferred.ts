import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Like `useDeferredValue`, but the new value is rendered at least one frame later, as a transition: a small component that
 * shows the newest value is painted before the large ones. On back navigation there is no delay, since the scroll position
 * must be there. `value` must keep its identity until it changes.
 */
export function useDeferred<Value>(value: Value): Value {
  const isBackNavigation = useNavigationType() === NavigationType.Pop
  const [deferred, setDeferred] = useState(value)
  useEffect(() => {
    startTransition(() => setDeferred(value))
  }, [value])
  return isBackNavigation ? value : deferred
}
