import type { EditionId } from '@otosafi/editions/edition'

/** What is printed on a country's certificate, in the language of its own papers. */
export type CertificateWords = {
  title: string
  country: string | null
  /** `{city}` is filled in. */
  centre: string
  vehicle: string
  firstUse: string
  issuedOn: string
  result: string
  passed: string
  /** Labels of what is blacked out. */
  registration: string
  owner: string
  /** `{date}` is filled in. */
  validUntil: string
  stamp: string
}

const FRENCH: Omit<CertificateWords, 'country'> = {
  title: 'Certificat de visite technique',
  centre: 'Centre de contrôle technique · {city}',
  vehicle: 'Marque et modèle',
  firstUse: 'Mise en circulation',
  issuedOn: 'Date de la visite',
  result: 'Résultat',
  passed: 'Favorable',
  registration: 'Immatriculation',
  owner: 'Propriétaire',
  validUntil: 'Valable jusqu’au {date}',
  stamp: 'FAVORABLE',
}

const ENGLISH: Omit<CertificateWords, 'country'> = {
  title: 'Technical visit certificate',
  centre: 'Vehicle testing station · {city}',
  vehicle: 'Make and model',
  firstUse: 'First registered',
  issuedOn: 'Date of test',
  result: 'Result',
  passed: 'Passed',
  registration: 'Registration number',
  owner: 'Owner',
  validUntil: 'Valid until {date}',
  stamp: 'PASSED',
}

/** The words of each edition's certificate. */
export const CERTIFICATE_WORDS: Record<EditionId, CertificateWords> = {
  ma: { ...FRENCH, country: 'Maroc' },
  ci: { ...FRENCH, country: 'Côte d’Ivoire' },
  sn: { ...FRENCH, country: 'Sénégal' },
  coza: {
    ...ENGLISH,
    country: 'South Africa',
    title: 'Roadworthy certificate',
    stamp: 'ROADWORTHY',
    passed: 'Roadworthy',
  },
  rw: {
    ...ENGLISH,
    country: 'Rwanda',
    title: 'Automobile inspection certificate',
    centre: 'Automobile inspection centre · {city}',
  },
  default: { ...ENGLISH, country: null },
}
