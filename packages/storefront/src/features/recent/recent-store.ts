import { useEffect } from 'react'

import { createIdList } from '../../state/create-id-list.ts'

/** The most recently viewed cars that are stored. */
export const MAX_RECENT = 12

/** The recently viewed cars of this device. */
export const recentCars = createIdList({ key: 'recent', most: MAX_RECENT })

/** Adds a viewed car at the front; one that is in the list moves to the front. */
export function useRecordView(id: string): void {
  useEffect(() => {
    recentCars.getState().read()
    const { ids, replace } = recentCars.getState()
    replace([id, ...ids])
  }, [id])
}
