import { useEffect, useState } from 'react'

/** Whether `isOn` has been true for so many milliseconds: shorter states need no progress indicator. */
export function useDelayed(isOn: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = isOn ? setTimeout(() => setLasts(true), milliseconds) : undefined
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isOn, milliseconds])
  return isOn && lasts
}
