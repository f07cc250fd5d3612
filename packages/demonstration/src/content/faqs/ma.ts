import type { Faq } from './faq.ts'

/** Answers for Morocco: law, papers and money (P-22 and P-25). */
export const MA_FAQS: readonly Faq[] = [
  {
    id: 'how-to-pay',
    topic: 'finance',
    featured: false,
    question: { en: 'How do I pay for the car?', fr: 'Comment régler la voiture ?' },
    answer: {
      en: 'Pay the deposit at the showroom, or online where the page of your booking offers it. For the balance, use a bank transfer or a certified cheque: your bank guarantees the amount and both sides keep a trace.',
      fr: 'L’acompte se règle au showroom, ou en ligne si la page de votre réservation le propose. Pour le solde, préférez le virement ou le chèque certifié : votre banque garantit le montant et chacun garde une trace.',
    },
  },
  {
    id: 'loan',
    topic: 'finance',
    featured: true,
    question: { en: 'Can I buy with a loan?', fr: 'Puis-je acheter à crédit ?' },
    answer: {
      en: 'Yes, over {{minMonths, number}} to {{maxMonths, number}} months for a used car. The indicative annual rate starts at {{fromPercent, number}} percent; banks quoted 6 to 9 percent in May 2025. The lender decides, and its offer states the overall rate (TEG). Participatory financing works with a margin and carries no interest.',
      fr: 'Oui, sur {{minMonths, number}} à {{maxMonths, number}} mois pour une voiture d’occasion. Le taux annuel indicatif commence à {{fromPercent, number}} % ; les banques affichaient 6 à 9 % en mai 2025. L’organisme prêteur décide, et son offre indique le taux effectif global (TEG). Le financement participatif repose sur une marge, sans intérêt.',
    },
  },
  {
    id: 'transfer',
    topic: 'documents',
    featured: true,
    question: { en: 'How is the carte grise transferred?', fr: 'Comment se fait la mutation de la carte grise ?' },
    answer: {
      en: 'Buyer and seller sign the deed of sale and have the signatures legalised. The file goes to NARSA with the barred carte grise, a valid visite technique, the tax receipts and your identity card. The fee depends on the fiscal power of the car.',
      fr: 'Acheteur et vendeur signent l’acte de vente et font légaliser les signatures. Le dossier est déposé à la NARSA avec la carte grise barrée, une visite technique valide, les quittances et votre CIN. Les frais dépendent de la puissance fiscale de la voiture.',
    },
  },
  {
    id: 'technical-test',
    topic: 'documents',
    featured: false,
    question: {
      en: 'How often is the visite technique due?',
      fr: 'À quel rythme faut-il passer la visite technique ?',
    },
    answer: {
      en: 'Every year from the fifth year of a private car. Rental cars and public transport go every six months. The date of validity is on the car’s page.',
      fr: 'Tous les ans à partir de la cinquième année pour une voiture particulière. Les voitures de location et le transport public y passent tous les six mois. La date de validité figure sur la fiche.',
    },
  },
  {
    id: 'when-paid',
    topic: 'selling',
    featured: false,
    question: { en: 'When do I receive the money for my car?', fr: 'Quand suis-je payé pour ma voiture ?' },
    answer: {
      en: 'Within {{hours, number}} hours of signing the deed of sale, by bank transfer.',
      fr: 'Sous {{hours, number}} heures après la signature de l’acte de vente, par virement bancaire.',
    },
  },
]
