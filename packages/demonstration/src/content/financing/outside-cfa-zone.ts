import { partner, type PartnerTerms } from './partner.ts'

const MA_BANK = {
  minMonths: 12,
  maxMonths: 60,
  rate: { min: 0.06, max: 0.09 },
  note: {
    en: 'The offer must state the overall rate (TEG). The car is usually at most 8 years old at the start.',
    fr: 'L’offre doit indiquer le taux effectif global (TEG). La voiture a en général 8 ans au plus au départ.',
  },
  source: 'autoactu.ma',
  sourceDate: '2025-05-01',
}

const MA_LENDER = {
  ...MA_BANK,
  rate: null,
  note: {
    en: 'Bank Al-Maghrib sets a ceiling for the rate every year. An application fee is added.',
    fr: 'Bank Al-Maghrib fixe chaque année un taux plafond. Des frais de dossier s’ajoutent.',
  },
}

const MA_PARTICIPATORY = {
  ...MA_BANK,
  rate: { min: 0.07, max: 0.1 },
  note: {
    en: 'Mourabaha: the percentage is a margin on the price, agreed at the start.',
    fr: 'Mourabaha : le pourcentage est une marge sur le prix, convenue au départ.',
  },
}

const MA_LEASING = {
  ...MA_BANK,
  rate: { min: 0.08, max: 0.12 },
  note: {
    en: 'Lease with option to buy (LOA). The carte grise shows the company as owner until the option is taken up.',
    fr: 'Location avec option d’achat (LOA). La carte grise reste au nom de la société jusqu’à la levée de l’option.',
  },
}

/** Lenders of Morocco. */
export const MA_PARTNERS: readonly PartnerTerms[] = [
  partner('attijariwafa-bank', 'Attijariwafa bank', 'bank', MA_BANK),
  partner('banque-populaire', 'Banque Populaire', 'bank', MA_BANK),
  partner('bmci', 'BMCI', 'bank', MA_BANK),
  partner('wafasalaf', 'Wafasalaf', 'lender', MA_LENDER),
  partner('sofac', 'Sofac', 'lender', MA_LENDER),
  partner('eqdom', 'Eqdom', 'lender', MA_LENDER),
  partner('mobilize-financial-services', 'Mobilize Financial Services', 'leasing', MA_LEASING),
  partner('umnia-bank', 'Umnia Bank', 'participatory', MA_PARTICIPATORY),
  partner('al-yousr', 'Al Yousr', 'participatory', MA_PARTICIPATORY),
]

const COZA_BANK = {
  minMonths: 12,
  maxMonths: 72,
  rate: { min: 0.12, max: 0.18 },
  note: {
    en: 'The rate follows prime and your credit record. The National Credit Act caps it, together with the initiation and monthly service fees. A balloon, if any, is at most 30 to 40 percent.',
    fr: 'Le taux suit le taux de base et votre historique de crédit. Le National Credit Act le plafonne, ainsi que les frais d’ouverture et de gestion. La mensualité finale (balloon) éventuelle ne dépasse pas 30 à 40 %.',
  },
  source: 'topauto.co.za',
  sourceDate: '2025-11-21',
}

/** Lenders of South Africa. */
export const COZA_PARTNERS: readonly PartnerTerms[] = [
  partner('wesbank', 'WesBank', 'bank', COZA_BANK),
  partner('absa', 'Absa', 'bank', COZA_BANK),
  partner('standard-bank', 'Standard Bank', 'bank', COZA_BANK),
  partner('nedbank-mfc', 'Nedbank MFC', 'bank', COZA_BANK),
  partner('capitec', 'Capitec', 'bank', COZA_BANK),
]

const RW_BANK = {
  minMonths: 12,
  maxMonths: 48,
  rate: { min: 0.16, max: 0.18 },
  note: {
    en: 'A contribution of 10 to 50 percent, a valuation, comprehensive insurance and life cover are usual.',
    fr: 'Un apport de 10 à 50 %, une expertise, une assurance tous risques et une assurance vie sont courants.',
  },
  source: 'bk.rw, automag.rw',
  sourceDate: '2026-01-15',
}

/** Lenders of Rwanda. */
export const RW_PARTNERS: readonly PartnerTerms[] = [
  partner('bank-of-kigali', 'Bank of Kigali', 'bank', {
    ...RW_BANK,
    rate: { min: 0.18, max: 0.18 },
    note: {
      en: 'Consumer loan of at most 48 months; the instalment is limited to a third of the net salary.',
      fr: 'Prêt à la consommation de 48 mois au plus ; la mensualité est limitée au tiers du salaire net.',
    },
  }),
  partner('im-bank', 'I&M Bank', 'bank', RW_BANK),
  partner('equity-bank', 'Equity Bank', 'bank', RW_BANK),
  partner('bpr-bank', 'BPR Bank', 'bank', RW_BANK),
  partner('ecobank-rwanda', 'Ecobank', 'bank', RW_BANK),
  partner('muganga-sacco', 'Muganga SACCO', 'lender', {
    ...RW_BANK,
    maxMonths: 60,
    rate: { min: 0.17, max: 0.17 },
    note: {
      en: 'For members. The rate applies to the declining balance.',
      fr: 'Réservé aux membres. Le taux s’applique au capital restant dû.',
    },
    source: 'mugangasacco',
  }),
]
