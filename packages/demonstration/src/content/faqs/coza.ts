import type { Faq } from './faq.ts'

/** Answers for South Africa: law, papers and money (P-22 and P-25). */
export const COZA_FAQS: readonly Faq[] = [
  {
    id: 'cooling-off',
    topic: 'buying',
    featured: false,
    question: { en: 'What is the cooling-off period?', fr: 'Qu’est-ce que le délai de rétractation ?' },
    answer: {
      en: 'When you buy online you may cancel within 7 days of receiving the car, without giving a reason (section 44 of the ECT Act). You pay only the cost of returning it, and the refund reaches you within 30 days. The Consumer Protection Act adds an implied warranty of 6 months.',
      fr: 'Pour un achat en ligne, vous pouvez renoncer dans les 7 jours qui suivent la réception, sans motif (article 44 de l’ECT Act). Seul le retour est à votre charge, et vous êtes remboursé sous 30 jours. Le Consumer Protection Act y ajoute une garantie légale de 6 mois.',
    },
  },
  {
    id: 'how-to-pay',
    topic: 'finance',
    featured: false,
    question: { en: 'How do I pay safely?', fr: 'Comment payer en sécurité ?' },
    answer: {
      en: 'Pay the deposit by card or instant EFT. Verify our account with your bank before you transfer the balance, and never act on bank details that arrive by message. With vehicle finance, the bank pays us directly.',
      fr: 'L’acompte se règle par carte ou par EFT instantané. Faites vérifier notre compte par votre banque avant de virer le solde, et ne vous fiez jamais à des coordonnées bancaires reçues par message. Avec un crédit auto, la banque nous paie directement.',
    },
  },
  {
    id: 'loan',
    topic: 'finance',
    featured: true,
    question: { en: 'Can I finance the car?', fr: 'Puis-je financer la voiture ?' },
    answer: {
      en: 'Yes, over {{minMonths, number}} to {{maxMonths, number}} months. The rate follows prime and your credit record. The lender gives you a pre-agreement quotation with all fees under the National Credit Act. A balloon lowers the instalment and must be paid at the end.',
      fr: 'Oui, sur {{minMonths, number}} à {{maxMonths, number}} mois. Le taux suit le taux de base (prime) et votre historique de crédit. Le prêteur vous remet avant tout accord un devis avec tous les frais, selon le National Credit Act. Une mensualité finale (balloon) réduit les autres, mais reste à payer au terme.',
    },
  },
  {
    id: 'transfer',
    topic: 'documents',
    featured: true,
    question: { en: 'How does the change of ownership work?', fr: 'Comment se fait le changement de propriétaire ?' },
    answer: {
      en: 'The seller completes the notification of change of ownership (NCO, the yellow form). The buyer registers and licenses the car with form RLV within 21 days, with the RC1, the roadworthy certificate and proof of address.',
      fr: 'Le vendeur remplit l’avis de changement de propriétaire (NCO, le formulaire jaune). L’acheteur fait immatriculer la voiture avec le formulaire RLV sous 21 jours, avec le RC1, le certificat roadworthy et un justificatif de domicile.',
    },
  },
  {
    id: 'technical-test',
    topic: 'documents',
    featured: false,
    question: {
      en: 'How long is a roadworthy certificate valid?',
      fr: 'Combien de temps vaut un certificat roadworthy ?',
    },
    answer: {
      en: '60 days. It is needed when a car changes owner. Private cars have no yearly test; the licence disc is renewed every year.',
      fr: '60 jours. Il est exigé lorsqu’une voiture change de propriétaire. Les voitures particulières n’ont pas de contrôle annuel ; la vignette (licence disc) se renouvelle chaque année.',
    },
  },
  {
    id: 'when-paid',
    topic: 'selling',
    featured: false,
    question: { en: 'Can I sell a car that is still financed?', fr: 'Puis-je vendre une voiture encore financée ?' },
    answer: {
      en: 'Yes. Ask your bank for a settlement letter. The amount owed is paid to the bank, and the rest to you, once the bank confirms the settlement.',
      fr: 'Oui. Demandez une lettre de solde à votre banque. La somme due est versée à la banque et le reste vous revient, une fois le solde confirmé.',
    },
  },
]
