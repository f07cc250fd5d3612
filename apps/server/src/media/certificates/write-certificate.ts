import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { commonTexts, officeTexts } from '@otosafi/i18n/server-texts'

import type { CertificateWords } from '../illustrator/illustrator-port.ts'

/** The facts of a certificate of technical visit; dates are ISO. */
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
export function writeCertificate(id: EditionId, facts: CertificateFacts): CertificateWords {
  const edition = EDITIONS[id]
  const t = officeTexts(edition, edition.papersIn)
  const field = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return {
    title: t('certificate.title'),
    headLines: [
      ...(edition.country === null ? [] : [commonTexts(edition, edition.papersIn)(`country.${id}`)]),
      t('certificate.centre', { city: facts.city }),
    ],
    number: facts.number ?? '',
    fields: [
      ...field(t('certificate.vehicle'), facts.vehicle),
      ...field(t('certificate.firstUse'), facts.firstUse && written(facts.firstUse)),
      ...field(t('certificate.issuedOn'), facts.issuedOn && written(facts.issuedOn)),
      ...field(t('certificate.result'), t('certificate.passed')),
    ],
    redacted: [t('certificate.registration'), t('certificate.owner')],
    validUntil: facts.validUntil === null ? '' : t('certificate.validUntil', { date: written(facts.validUntil) }),
    stamp: t('certificate.stamp'),
  }
}
