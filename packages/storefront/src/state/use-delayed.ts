import { useEffect, useState } from 'react'

/** Whether `isOn` has been true for so many milliseconds: shorter states need no progress indicator. */
export function useDelayed(isOn: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = isOn ? setTimeout(() => setLong(true), milliseconds) : undefined
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isOn, milliseconds])
  return isOn && isLong
}
