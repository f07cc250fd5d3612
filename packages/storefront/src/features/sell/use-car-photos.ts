import { useState } from 'react'
import { useStore } from 'zustand'

import { useTexts } from '../../texts/use-texts.ts'
import { type CarPhotoStore, createCarPhotos, photosOf, problemOf, progressOf } from './car-photos.ts'
import { shrinkCarPhoto } from './shrink-car-photo.ts'

/** The photos of a form. Their queue comes with the first one. */
export function useCarPhotos(): CarPhotoStore {
  const { language } = useTexts()
  const [photos] = useState(() =>
    createCarPhotos({
      shrink: shrinkCarPhoto,
      openQueue: () => import('./car-photo-queue.ts').then((module) => module.createCarPhotoQueue(language)),
    }),
  )
  return photos
}

/** Upload progress of a form's photos. Re-renders its component at each step of an upload. */
export function usePhotoProgress({ store }: CarPhotoStore) {
  const state = useStore(store)
  const photos = photosOf(state)
  return {
    photos,
    isTooMany: state.isTooMany,
    progress: progressOf(state),
    /** Whether everything that can be sent has arrived. */
    isSent: photos.every(({ state: each }) => each === 'sent' || each === 'refused'),
    problem: problemOf(state),
  }
}
