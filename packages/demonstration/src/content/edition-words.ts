import type { Demonstrated } from '../demonstrated.ts'
import type { BilingualText } from './bilingual-text.ts'

/** The words of a country that shared texts are completed with. Nouns carry their article. */
export type EditionWords = {
  /** The operator's name; pages add that it is a demonstration. */
  company: string
  /** "in Morocco", "au Maroc". */
  inCountry: BilingualText
  registration: BilingualText
  technicalTest: BilingualText
  debtCheck: BilingualText
  insurance: BilingualText
  law: BilingualText
  authority: BilingualText
}

/** The words of every edition (P-22). */
const EDITION_WORDS: Record<Demonstrated, EditionWords> = {
  ma: {
    company: 'Otosafi Maroc',
    inCountry: { en: 'in Morocco', fr: 'au Maroc' },
    registration: { en: 'the carte grise', fr: 'la carte grise' },
    technicalTest: { en: 'the visite technique', fr: 'la visite technique' },
    debtCheck: { en: 'the certificat de non-gage', fr: 'le certificat de non-gage' },
    insurance: { en: 'third-party insurance (responsabilité civile)', fr: 'l’assurance responsabilité civile' },
    law: { en: 'law 09-08', fr: 'la loi 09-08' },
    authority: { en: 'the CNDP', fr: 'la CNDP' },
  },
  ci: {
    company: 'Otosafi Côte d’Ivoire',
    inCountry: { en: 'in Ivory Coast', fr: 'en Côte d’Ivoire' },
    registration: { en: 'the carte grise', fr: 'la carte grise' },
    technicalTest: { en: 'the visite technique', fr: 'la visite technique' },
    debtCheck: { en: 'the non-gage check', fr: 'la vérification de non-gage' },
    insurance: { en: 'third-party insurance', fr: 'l’assurance responsabilité civile' },
    law: { en: 'law 2013-450', fr: 'la loi 2013-450' },
    authority: { en: 'ARTCI', fr: 'l’ARTCI' },
  },
  coza: {
    company: 'Otosafi South Africa',
    inCountry: { en: 'in South Africa', fr: 'en Afrique du Sud' },
    registration: { en: 'the RC1 registration certificate', fr: 'le certificat d’immatriculation RC1' },
    technicalTest: { en: 'the roadworthy certificate', fr: 'le certificat de contrôle technique (roadworthy)' },
    debtCheck: {
      en: 'the settlement letter, if the car is financed',
      fr: 'la lettre de solde, si la voiture est financée',
    },
    insurance: { en: 'comprehensive insurance', fr: 'l’assurance tous risques' },
    law: { en: 'the Protection of Personal Information Act (POPIA)', fr: 'la loi POPIA' },
    authority: { en: 'the Information Regulator', fr: 'l’Information Regulator' },
  },
  rw: {
    company: 'Otosafi Rwanda',
    inCountry: { en: 'in Rwanda', fr: 'au Rwanda' },
    registration: { en: 'the yellow card', fr: 'la carte jaune' },
    technicalTest: { en: 'the police automobile inspection', fr: 'le contrôle technique de la police' },
    debtCheck: {
      en: 'the check for caveats and tax arrears',
      fr: 'la vérification des oppositions et des arriérés d’impôt',
    },
    insurance: { en: 'third-party insurance', fr: 'l’assurance au tiers' },
    law: { en: 'law 058/2021', fr: 'la loi 058/2021' },
    authority: { en: 'the NCSA Data Protection Office', fr: 'le bureau de protection des données de la NCSA' },
  },
  sn: {
    company: 'Otosafi Sénégal',
    inCountry: { en: 'in Senegal', fr: 'au Sénégal' },
    registration: { en: 'the carte grise', fr: 'la carte grise' },
    technicalTest: { en: 'the visite technique', fr: 'la visite technique' },
    debtCheck: { en: 'the certificat de non-gage', fr: 'le certificat de non-gage' },
    insurance: { en: 'third-party insurance', fr: 'l’assurance responsabilité civile' },
    law: { en: 'law 2008-12', fr: 'la loi 2008-12' },
    authority: { en: 'the CDP', fr: 'la CDP' },
  },
  default: {
    company: 'Otosafi',
    inCountry: { en: 'in several African countries', fr: 'dans plusieurs pays d’Afrique' },
    registration: { en: 'the registration certificate', fr: 'le certificat d’immatriculation' },
    technicalTest: { en: 'the technical test certificate', fr: 'le procès-verbal de contrôle technique' },
    debtCheck: { en: 'proof that no debt is secured on the car', fr: 'la preuve qu’aucun gage ne pèse sur la voiture' },
    insurance: { en: 'third-party insurance', fr: 'l’assurance au tiers' },
    law: { en: 'the data protection law of your country', fr: 'la loi de votre pays sur les données personnelles' },
    authority: {
      en: 'the data protection authority of your country',
      fr: 'l’autorité de protection des données de votre pays',
    },
  },
}

/** The words that complete a shared text for `edition`. */
export function wordsOf(edition: Demonstrated): EditionWords {
  return EDITION_WORDS[edition]
}
