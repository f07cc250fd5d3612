import type { Faq } from './faq.ts'

/** Answers for Rwanda: law, papers and money (P-22 and P-25). */
export const RW_FAQS: readonly Faq[] = [
  {
    id: 'how-to-pay',
    topic: 'finance',
    featured: false,
    question: { en: 'Can I pay with MoMo?', fr: 'Puis-je payer par MoMo ?' },
    answer: {
      en: 'MTN MoMo and Airtel Money suit the deposit: you confirm on your phone with your PIN. Pay the balance by bank transfer, so that both sides keep a trace.',
      fr: 'MTN MoMo et Airtel Money conviennent pour l’acompte : vous confirmez sur votre téléphone avec votre code. Réglez le solde par virement bancaire, afin que chacun garde une trace.',
    },
  },
  {
    id: 'loan',
    topic: 'finance',
    featured: true,
    question: { en: 'Can I buy with a loan?', fr: 'Puis-je acheter à crédit ?' },
    answer: {
      en: 'Yes, over {{minMonths, number}} to {{maxMonths, number}} months depending on the lender. Expect an indicative rate of 16 to 18 percent, 10 to 50 percent down, a valuation and comprehensive insurance. Some banks limit the instalment to a third of your net salary.',
      fr: 'Oui, sur {{minMonths, number}} à {{maxMonths, number}} mois selon le prêteur. Comptez un taux indicatif de 16 à 18 %, un apport de 10 à 50 %, une expertise et une assurance tous risques. Certaines banques limitent la mensualité au tiers du salaire net.',
    },
  },
  {
    id: 'transfer',
    topic: 'documents',
    featured: true,
    question: { en: 'How is the yellow card transferred?', fr: 'Comment transférer la carte jaune ?' },
    answer: {
      en: 'The contract of sale is notarised, then the transfer is declared with the Rwanda Revenue Authority (RRA) on e-Tax. The fee quoted in 2026 was RWF 60,000. Check first that there is no caveat and no tax arrears on the car.',
      fr: 'Le contrat de vente est notarié, puis le transfert est déclaré au Rwanda Revenue Authority (RRA) sur e-Tax. Le tarif cité en 2026 était de RWF 60 000. Vérifiez d’abord qu’il n’y a ni opposition ni arriéré d’impôt sur la voiture.',
    },
  },
  {
    id: 'technical-test',
    topic: 'documents',
    featured: false,
    question: {
      en: 'How often must a car be inspected by the police?',
      fr: 'À quel rythme la police contrôle-t-elle une voiture ?',
    },
    answer: {
      en: 'Every year for a private car and every six months for a commercial one, at a Rwanda National Police inspection centre. The date is on the car’s page when we have the certificate.',
      fr: 'Tous les ans pour une voiture particulière et tous les six mois pour un véhicule commercial, dans un centre de la Rwanda National Police. La date figure sur la fiche quand nous avons le certificat.',
    },
  },
  {
    id: 'steering-side',
    topic: 'buying',
    featured: false,
    question: { en: 'Do you sell right-hand-drive cars?', fr: 'Vendez-vous des voitures à volant à droite ?' },
    answer: {
      en: 'No. Traffic in Rwanda keeps to the right, and the import of right-hand-drive cars has been barred since 2005. Most cars are imported, from Japan, Korea or Dubai, and are marked as such.',
      fr: 'Non. On roule à droite au Rwanda, et l’importation de voitures à volant à droite est interdite depuis 2005. La plupart des voitures sont importées du Japon, de Corée ou de Dubaï, et signalées comme telles.',
    },
  },
  {
    id: 'when-paid',
    topic: 'selling',
    featured: false,
    question: { en: 'When do I receive the money for my car?', fr: 'Quand suis-je payé pour ma voiture ?' },
    answer: {
      en: 'The date and the way of payment are written in the offer. Sign before the notary only when the payment is arranged as written.',
      fr: 'La date et le mode de paiement sont écrits dans l’offre. Ne signez devant le notaire que lorsque le paiement est prévu comme écrit.',
    },
  },
]
