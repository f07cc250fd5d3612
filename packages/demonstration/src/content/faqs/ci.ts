import type { Faq } from './faq.ts'

/** Answers for Ivory Coast: law, papers and money (P-22 and P-25). */
export const CI_FAQS: readonly Faq[] = [
  {
    id: 'how-to-pay',
    topic: 'finance',
    featured: false,
    question: { en: 'Can I pay with Wave or Orange Money?', fr: 'Puis-je payer par Wave ou Orange Money ?' },
    answer: {
      en: 'Mobile money suits the deposit. Operators limit the amount of a transaction, so the price of the car is paid by bank transfer, which leaves a trace.',
      fr: 'Le mobile money convient pour l’acompte. Les opérateurs plafonnent les transactions : le prix de la voiture se règle donc par virement bancaire, qui laisse une trace.',
    },
  },
  {
    id: 'loan',
    topic: 'finance',
    featured: true,
    question: { en: 'Can I buy with a loan?', fr: 'Puis-je acheter à crédit ?' },
    answer: {
      en: 'Yes, over {{minMonths, number}} to {{maxMonths, number}} months for a used car. Banks usually ask that your salary be paid into an account with them. The overall rate of a bank may not exceed 14 percent, that of other lenders 24 percent (ceilings of January 2026). The lender decides.',
      fr: 'Oui, sur {{minMonths, number}} à {{maxMonths, number}} mois pour une voiture d’occasion. Les banques demandent en général la domiciliation de votre salaire. Le taux effectif global est plafonné à 14 % pour les banques et à 24 % pour les autres prêteurs (plafonds de janvier 2026). L’organisme prêteur décide.',
    },
  },
  {
    id: 'transfer',
    topic: 'documents',
    featured: true,
    question: { en: 'How is the carte grise transferred?', fr: 'Comment faire la mutation de la carte grise ?' },
    answer: {
      en: 'At the vehicle centre (CGI), with the sale contract signed by both sides, the seller’s carte grise, the tax receipt, a valid visite technique and your identity paper.',
      fr: 'Au Centre de gestion intégrée (CGI), avec le contrat de cession signé des deux parties, la carte grise du vendeur, la quittance des droits, une visite technique valide et votre pièce d’identité.',
    },
  },
  {
    id: 'technical-test',
    topic: 'documents',
    featured: false,
    question: { en: 'Where do I take the visite technique?', fr: 'Où passer la visite technique ?' },
    answer: {
      en: 'At a SICTA or Mayelia centre. Since January 2025 you need a valid one to insure the car. After a major defect you have 2 months for the re-test.',
      fr: 'Dans un centre SICTA ou Mayelia. Depuis janvier 2025, il en faut une en cours de validité pour assurer la voiture. Après un défaut majeur, vous avez 2 mois pour la contre-visite.',
    },
  },
  {
    id: 'france-au-revoir',
    topic: 'buying',
    featured: false,
    question: { en: 'What does “France au revoir” mean here?', fr: 'Que veut dire « France au revoir » ici ?' },
    answer: {
      en: 'A car that was used abroad and has just been imported. Since 2018, cars over 5 years old may not be imported. We mark imported cars and list their customs papers.',
      fr: 'Une voiture qui a roulé à l’étranger et vient d’être importée. Depuis 2018, une voiture de plus de 5 ans ne peut plus être importée. Nous signalons les voitures importées et leurs documents de douane.',
    },
  },
  {
    id: 'when-paid',
    topic: 'selling',
    featured: false,
    question: { en: 'When do I receive the money for my car?', fr: 'Quand suis-je payé pour ma voiture ?' },
    answer: {
      en: 'The date and the way of payment are written in the offer. Do not hand over the signed papers or the keys before the money is in your account.',
      fr: 'La date et le mode de paiement sont écrits dans l’offre. Ne remettez ni les papiers signés ni les clés avant que l’argent soit sur votre compte.',
    },
  },
]
