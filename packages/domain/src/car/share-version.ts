import type { Car } from './car.ts'
import { type Judged, type VerdictSentence, verdictOn } from './verdict.ts'

/** The contents of a shared car's picture, except its reference, which never changes. */
export type SharedCar = Pick<Car, 'modelYear' | 'price' | 'mileage' | 'isNew' | 'status'> &
  Pick<Judged, 'mileageEvidence' | 'points'> & {
    brand: { name: string }
    model: { name: string }
    /** The key photograph; null without one. */
    photo: { key: string } | null
  }

/** Counts the changes of the picture's look. Raise it with every such change: caches keep pictures by their addresses. */
const LOOK = 1

/** The worst that is known of a car, in one sentence; undefined of a new one. */
export function worstOf(car: Pick<Judged, 'isNew' | 'mileageEvidence' | 'points'>): VerdictSentence | undefined {
  return verdictOn({ isNew: car.isNew, mileageEvidence: car.mileageEvidence, points: car.points, papers: [] })[0]
}

/** A few characters that differ where the picture of a shared car does: a part of its address. */
export function shareVersion(car: SharedCar): string {
  const { brand, model, modelYear, price, mileage, mileageEvidence, status, photo } = car
  const shown = [
    LOOK,
    brand.name,
    model.name,
    modelYear,
    price,
    mileage,
    mileageEvidence,
    status,
    photo?.key,
    worstOf(car),
  ]
  // FNV-1a over UTF-16 units; 24 of its bits distinguish two versions of one car.
  let hash = 0x811c9dc5
  const text = JSON.stringify(shown)
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 8).toString(36)
}
