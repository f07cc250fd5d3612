import { EDITION_IDS } from '@otosafi/editions/edition'
import type { EditionId } from '@otosafi/editions/edition'

/** Identifies a certificate of technical visit by its car and its expiry date (ISO; null when it has none). */
export type CertificateId = { edition: EditionId; carId: string; validUntil: string | null }

const PATTERN = /^certificate\/([a-z]+)\/([0-9a-hjkmnp-tv-z]{8})(?:-(\d{4}-\d{2}-\d{2}))?$/

/** Object key of a certificate's picture, such as `certificate/ma/4k7q2pxa-2027-03-12`: a renewed certificate is a new picture. */
export function certificateKey({ edition, carId, validUntil }: CertificateId): string {
  return `certificate/${edition}/${carId}${validUntil === null ? '' : `-${validUntil}`}`
}

/** The certificate that an object key names, or null when the key is not exactly one of {@link certificateKey}'s. */
export function parseCertificateKey(key: string): CertificateId | null {
  const match = PATTERN.exec(key)
  const edition = EDITION_IDS.find((id) => id === match?.[1])
  const carId = match?.[2]
  return edition && carId !== undefined ? { edition, carId, validUntil: match?.[3] ?? null } : null
}
