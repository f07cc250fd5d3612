import type { Photo } from '@otosafi/api-client/office-schema'
import type { Problem } from '@otosafi/api-client/problem'
import type { EditionId } from '@otosafi/editions/edition'
import { openUnsentStore, type UnsentStore } from '@otosafi/unsent/unsent-store'

export type Flaw = NonNullable<Photo['flaw']>

/** Why the server did not take a photo: its problem, or that a photo of a flaw cannot be the first of a car. */
export type Refusal = Problem | 'noKeyPhoto'

/** A photo of a flaw, stored on the device until it is sent. */
export type QueuedPhoto = {
  /** Names it on the device, and to the server. */
  key: string
  /** The photographer, the time, and the car. */
  person: string
  at: number
  car: { edition: EditionId; id: string }
  flaw: Flaw
  blob: Blob
  refusal: Refusal | null
}

/** The photos that this browser has not sent yet. */
export function openPhotoStore(): Promise<UnsentStore<QueuedPhoto>> {
  return openUnsentStore('inspection-photos')
}
