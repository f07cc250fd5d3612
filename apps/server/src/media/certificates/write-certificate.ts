import type { EditionId } from '@otosafi/editions/edition'
import type { CertificateSpec } from '@otosafi/illustrator/certificate'

import { CERTIFICATE_WORDS } from './certificate-words.ts'

/** What a technical visit's paper says; dates are ISO. */
export type CertificateFacts = {
  number: string | null
  issuedOn: string | null
  validUntil: string | null
  /** Brand and model as they are written. */
  vehicle: string
  firstUse: string | null
  city: string
}

/** 2027-03-12 as 12/03/2027, which all the countries read. */
const written = (date: string): string => date.split('-').toReversed().join('/')

/** The certificate in the words of its edition's country. It names nobody: registration number and owner are blacked out. */
export function writeCertificate(edition: EditionId, facts: CertificateFacts): CertificateSpec {
  const words = CERTIFICATE_WORDS[edition]
  const field = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return {
    title: words.title,
    headLines: [...(words.country === null ? [] : [words.country]), words.centre.replace('{city}', () => facts.city)],
    number: facts.number ?? '',
    fields: [
      ...field(words.vehicle, facts.vehicle),
      ...field(words.firstUse, facts.firstUse && written(facts.firstUse)),
      ...field(words.issuedOn, facts.issuedOn && written(facts.issuedOn)),
      ...field(words.result, words.passed),
    ],
    redacted: [words.registration, words.owner],
    validUntil: facts.validUntil === null ? '' : words.validUntil.replace('{date}', written(facts.validUntil)),
    stamp: words.stamp,
  }
}
