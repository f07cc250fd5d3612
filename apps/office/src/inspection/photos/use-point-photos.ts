import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

import type { Photo, StockCar } from '@otosafi/api-client/office-schema'

import { useMe } from '../../shell/use-me.ts'
import { photoQueueOf } from './photo-queue.ts'

/** The photos of a car's flaws: those that the server has, and those that wait on this device until they have been sent. */
export function usePointPhotos(car: StockCar, photos: readonly Photo[]) {
  const { id, may } = useMe()
  const { revalidate } = useRevalidator()
  const queue = photoQueueOf(id)
  const { photos: waiting, sending, sent } = useSyncExternalStore(queue.subscribe, queue.read)

  // A photo that was sent is among those of the server.
  useEffect(() => {
    if (sent > 0) void revalidate()
  }, [sent, revalidate])

  return {
    car,
    photos,
    unsent: waiting.filter((photo) => photo.car.edition === car.edition && photo.car.id === car.id),
    sending,
    queue,
    canAdd: may.includes('addCarPhoto'),
  }
}

export type PointPhotosOfCar = ReturnType<typeof usePointPhotos>
