import { partner, type PartnerTerms } from './partner.ts'

const SOURCE = { source: 'leral.net', sourceDate: '2026-01-07' }

const CI_BANK = {
  minMonths: 12,
  maxMonths: 60,
  rate: { min: 0.08, max: 0.14 },
  note: {
    en: 'Quoted rates start at 8 to 10 percent before tax. The overall rate (TEG) of a bank may not exceed 14 percent. Salary domiciliation is usual.',
    fr: 'Les taux affichés commencent à 8 à 10 % hors taxes. Le taux effectif global (TEG) d’une banque ne peut dépasser 14 %. La domiciliation du salaire est courante.',
  },
  ...SOURCE,
}

const LEASING = {
  minMonths: 12,
  maxMonths: 60,
  rate: null,
  note: {
    en: 'The overall rate (TEG) of lenders other than banks may not exceed 24 percent.',
    fr: 'Le taux effectif global (TEG) des prêteurs autres que les banques ne peut dépasser 24 %.',
  },
  ...SOURCE,
}

/** Lenders of Ivory Coast. */
export const CI_PARTNERS: readonly PartnerTerms[] = [
  partner('nsia-banque', 'NSIA Banque', 'bank', {
    ...CI_BANK,
    note: {
      en: 'Application fee of 1.5 percent before tax, at most 200 000 FCFA. The overall rate (TEG) may not exceed 14 percent.',
      fr: 'Frais de dossier de 1,5 % hors taxes, plafonnés à 200 000 FCFA. Le taux effectif global (TEG) ne peut dépasser 14 %.',
    },
  }),
  partner('bdu-ci', 'BDU-CI', 'bank', CI_BANK),
  partner('sib', 'SIB', 'bank', CI_BANK),
  partner('societe-generale-ci', 'Société Générale Côte d’Ivoire', 'bank', CI_BANK),
  partner('bank-of-africa-ci', 'Bank of Africa Côte d’Ivoire', 'bank', CI_BANK),
  partner('alios-finance-ci', 'Alios Finance Côte d’Ivoire', 'leasing', LEASING),
]

const SN_BANK = {
  minMonths: 12,
  maxMonths: 60,
  rate: { min: 0.08, max: 0.14 },
  note: {
    en: 'The overall rate (TEG) of a bank may not exceed 14 percent. A contribution of 10 to 30 percent is usual.',
    fr: 'Le taux effectif global (TEG) d’une banque ne peut dépasser 14 %. Un apport de 10 à 30 % est courant.',
  },
  ...SOURCE,
}

/** Lenders of Senegal. Quoted rates above the legal ceiling are left out. */
export const SN_PARTNERS: readonly PartnerTerms[] = [
  partner('societe-generale-senegal', 'Société Générale Sénégal', 'bank', SN_BANK),
  partner('cbao', 'CBAO', 'bank', SN_BANK),
  partner('sunu-bank', 'Sunu Bank', 'bank', SN_BANK),
  partner('bank-of-africa-senegal', 'Bank of Africa Sénégal', 'bank', {
    ...SN_BANK,
    note: {
      en: 'A contribution of 25 percent, for permanent staff. The overall rate (TEG) may not exceed 14 percent.',
      fr: 'Apport de 25 %, pour les salariés en CDI. Le taux effectif global (TEG) ne peut dépasser 14 %.',
    },
  }),
  partner('ecobank-senegal', 'Ecobank Sénégal', 'bank', { ...SN_BANK, maxMonths: 24 }),
  partner('fbnbank-senegal', 'FBNBank Sénégal', 'bank', {
    ...SN_BANK,
    note: {
      en: 'At most 10 000 000 FCFA. The bank advertises up to 72 months; the figures shown here stop at 60.',
      fr: '10 000 000 FCFA au plus. La banque annonce jusqu’à 72 mois ; les chiffres affichés ici s’arrêtent à 60.',
    },
  }),
  partner('alios-finance-senegal', 'Alios Finance Sénégal', 'leasing', LEASING),
]
