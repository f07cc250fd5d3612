import { useEffect } from 'react'

import { createIdList } from '../../state/create-id-list.ts'

/** As many cars as are remembered as seen. */
export const MOST_RECENT = 12

/** The cars whose pages were last seen on this device. */
export const recentCars = createIdList('recent', MOST_RECENT)

/** Remembers that a car's page was seen; a car seen again comes first again. */
export function useRecordView(id: string): void {
  useEffect(() => {
    recentCars.getState().read()
    const { ids, replace } = recentCars.getState()
    replace([id, ...ids])
  }, [id])
}
