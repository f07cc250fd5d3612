import type { Demonstrated } from '../../demonstrated.ts'
import type { BilingualText } from '../bilingual-text.ts'

/**
 * Texts that the law of a country requires of a site. The registration numbers are the operator's: only their names are
 * known here, and pages say so. To be confirmed with counsel before launch.
 */
export type LegalPack = {
  /** Names of the registrations that the site must show. */
  registrations: readonly string[]
  /** Further facts of the operator in the legal notice; null where the law asks for none. */
  publisher: BilingualText | null
  /** National rules on personal data beyond the duties that all countries share. */
  privacy: BilingualText
  /** Additions of consumer law to the terms of use. */
  consumer: BilingualText
  /** Legal rights for a faulty car, on top of the warranty. */
  warranty: BilingualText
  /** Compulsory insurance, and the papers to bring. */
  insurance: BilingualText
}

const LEGAL_PACKS: Record<Demonstrated, LegalPack> = {
  ma: {
    registrations: ['ICE', 'RC', 'IF'],
    publisher: null,
    privacy: {
      en: 'Processing is declared to the CNDP before it starts (declaration number: demonstration), and a separate request covers any transfer of data abroad.',
      fr: 'Le traitement est déclaré à la CNDP avant son démarrage (numéro de déclaration : démonstration), et tout transfert de données à l’étranger fait l’objet d’une demande distincte.',
    },
    consumer: {
      en: 'Law 31-08 on consumer protection applies. It gives a right of withdrawal of 7 days for distance sales and requires the overall rate (TEG) in every credit offer.',
      fr: 'La loi 31-08 de protection du consommateur s’applique. Elle prévoit un droit de rétractation de 7 jours pour la vente à distance et impose le taux effectif global (TEG) dans toute offre de crédit.',
    },
    warranty: {
      en: 'The legal warranty against hidden defects applies in addition.',
      fr: 'La garantie légale des vices cachés s’applique en plus.',
    },
    insurance: {
      en: 'Third-party insurance (responsabilité civile) is compulsory. It usually costs 2 000 to 4 000 DH a year, depending on the fiscal power, the fuel and your record.',
      fr: 'L’assurance responsabilité civile est obligatoire. Elle coûte en général de 2 000 à 4 000 DH par an, selon la puissance fiscale, le carburant et vos antécédents.',
    },
  },
  ci: {
    registrations: ['RCCM', 'NCC'],
    publisher: null,
    privacy: {
      en: 'Processing is declared to or authorised by ARTCI before it starts (number and correspondent: demonstration). You also have the right to erasure and to the portability of your data.',
      fr: 'Le traitement est déclaré à l’ARTCI ou autorisé par elle avant son démarrage (numéro et correspondant : démonstration). Vous disposez aussi du droit à l’effacement et à la portabilité de vos données.',
    },
    consumer: {
      en: 'Law 2013-546 on electronic transactions applies to orders placed on the site.',
      fr: 'La loi 2013-546 relative aux transactions électroniques s’applique aux commandes passées sur le site.',
    },
    warranty: {
      en: 'The legal warranty against hidden defects applies in addition.',
      fr: 'La garantie légale des vices cachés s’applique en plus.',
    },
    insurance: {
      en: 'Third-party insurance is compulsory. Since January 2025 the insurer asks for a valid visite technique.',
      fr: 'L’assurance responsabilité civile est obligatoire. Depuis janvier 2025, l’assureur exige une visite technique en cours de validité.',
    },
  },
  coza: {
    registrations: ['CIPC registration', 'VAT'],
    publisher: {
      en: 'Office bearers: none is named, as this site is a demonstration.',
      fr: 'Dirigeants : aucun n’est nommé, car ce site est une démonstration.',
    },
    privacy: {
      en: 'The Information Officer, registered with the Information Regulator, can be reached at the address above. The PAIA manual on access to records is free on request. Marketing by e-mail, SMS or WhatsApp comes only after you opt in. A breach is notified to the Regulator and to you.',
      fr: 'L’Information Officer, enregistré auprès de l’Information Regulator, est joignable à l’adresse ci-dessus. Le manuel PAIA sur l’accès aux dossiers est gratuit sur demande. Aucun message commercial par e-mail, SMS ou WhatsApp ne vous est adressé sans votre accord préalable. Toute violation est notifiée au régulateur et à vous-même.',
    },
    consumer: {
      en: 'Section 44 of the ECT Act gives you a cooling-off period of 7 days after you receive the car; you pay only the cost of returning it and the refund is made within 30 days. You can review and correct an order before you place it (section 43).',
      fr: 'L’article 44 de l’ECT Act vous accorde un délai de rétractation de 7 jours après réception ; seul le retour est à votre charge et le remboursement intervient sous 30 jours. Vous pouvez revoir et corriger une commande avant de la passer (article 43).',
    },
    warranty: {
      en: 'Sections 55 and 56 of the Consumer Protection Act give you an implied warranty of 6 months: a faulty car is repaired, replaced or refunded, as you choose. It cannot be waived. The 7-day cooling-off period of the ECT Act replaces the 5 days where you bought online.',
      fr: 'Les articles 55 et 56 du Consumer Protection Act vous accordent une garantie légale de 6 mois : une voiture défectueuse est réparée, remplacée ou remboursée, à votre choix. On ne peut y renoncer. Pour un achat en ligne, le délai de 7 jours de l’ECT Act remplace les 5 jours.',
    },
    insurance: {
      en: 'The law does not oblige you to insure a private car. A lender does: it asks for comprehensive cover for as long as the loan runs.',
      fr: 'La loi n’oblige pas à assurer une voiture particulière. Un prêteur, si : il exige une assurance tous risques pendant toute la durée du crédit.',
    },
  },
  rw: {
    registrations: ['TIN', 'RDB company code'],
    publisher: null,
    privacy: {
      en: 'Who processes personal data is registered with the Data Protection Office of the NCSA as a data controller (number and data protection officer: demonstration). Personal data is stored in Rwanda unless the office authorises storage abroad. A breach is notified to it within 48 hours.',
      fr: 'Le responsable du traitement est enregistré auprès du bureau de protection des données de la NCSA (numéro et délégué à la protection des données : démonstration). Les données personnelles sont stockées au Rwanda, sauf autorisation de stockage à l’étranger. Toute violation lui est notifiée sous 48 heures.',
    },
    consumer: {
      en: 'The laws of Rwanda on electronic transactions and on consumer protection apply.',
      fr: 'Les lois du Rwanda sur les transactions électroniques et la protection du consommateur s’appliquent.',
    },
    warranty: {
      en: 'The rights that the law of Rwanda gives to a buyer apply in addition.',
      fr: 'Les droits que la loi rwandaise accorde à l’acheteur s’appliquent en plus.',
    },
    insurance: {
      en: 'Third-party insurance is compulsory. A bank that finances the car also asks for comprehensive cover.',
      fr: 'L’assurance au tiers est obligatoire. Une banque qui finance la voiture demande aussi une assurance tous risques.',
    },
  },
  sn: {
    registrations: ['NINEA', 'RCCM'],
    publisher: {
      en: 'Share capital, publishing director and host of the site: none is named, as this site is a demonstration.',
      fr: 'Capital social, directeur de la publication et hébergeur du site : aucun n’est indiqué, car ce site est une démonstration.',
    },
    privacy: {
      en: 'Processing is declared to the CDP before it starts (declaration number: demonstration); sensitive data and transfers abroad need its authorisation. Data is deleted on request.',
      fr: 'Le traitement est déclaré à la CDP avant son démarrage (numéro de déclaration : démonstration) ; les données sensibles et les transferts à l’étranger exigent son autorisation. Les données sont supprimées sur demande.',
    },
    consumer: {
      en: 'The laws of Senegal on electronic transactions and on consumer protection apply.',
      fr: 'Les lois du Sénégal sur les transactions électroniques et la protection du consommateur s’appliquent.',
    },
    warranty: {
      en: 'The legal warranty against hidden defects applies in addition.',
      fr: 'La garantie légale des vices cachés s’applique en plus.',
    },
    insurance: {
      en: 'Third-party insurance is compulsory. Ask for the brown card if you drive to other countries of the region.',
      fr: 'L’assurance responsabilité civile est obligatoire. Demandez la carte brune si vous roulez dans les autres pays de la région.',
    },
  },
  default: {
    registrations: ['Company registration'],
    publisher: null,
    privacy: {
      en: 'Each country has its own law and its own authority. They are named in the edition of your country.',
      fr: 'Chaque pays a sa loi et son autorité. Elles sont nommées dans l’édition de votre pays.',
    },
    consumer: {
      en: 'This edition shows the product. A purchase is made in the edition of a country, under its law.',
      fr: 'Cette édition présente le produit. Un achat se fait dans l’édition d’un pays, selon sa loi.',
    },
    warranty: {
      en: 'The rights that the law of your country gives to a buyer apply in addition.',
      fr: 'Les droits que la loi de votre pays accorde à l’acheteur s’appliquent en plus.',
    },
    insurance: {
      en: 'Third-party insurance is compulsory in most countries. The edition of your country says what applies.',
      fr: 'L’assurance au tiers est obligatoire dans la plupart des pays. L’édition de votre pays précise ce qui s’applique.',
    },
  },
}

/** The legal pack of `edition`. */
export function legalPackOf(edition: Demonstrated): LegalPack {
  return LEGAL_PACKS[edition]
}
