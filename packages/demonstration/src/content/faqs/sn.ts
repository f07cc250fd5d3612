import type { Faq } from './faq.ts'

/** Answers for Senegal: law, papers and money (P-22 and P-25). */
export const SN_FAQS: readonly Faq[] = [
  {
    id: 'how-to-pay',
    topic: 'finance',
    featured: false,
    question: { en: 'Can I pay with Wave or Orange Money?', fr: 'Puis-je payer par Wave ou Orange Money ?' },
    answer: {
      en: 'Wave and Orange Money suit the deposit. They limit the amount of a transaction, so the price of the car is paid by bank transfer, which leaves a trace.',
      fr: 'Wave et Orange Money conviennent pour l’acompte. Leurs transactions sont plafonnées : le prix de la voiture se règle donc par virement bancaire, qui laisse une trace.',
    },
  },
  {
    id: 'loan',
    topic: 'finance',
    featured: true,
    question: { en: 'Can I buy with a loan?', fr: 'Puis-je acheter à crédit ?' },
    answer: {
      en: 'Yes, over {{minMonths, number}} to {{maxMonths, number}} months depending on the lender, usually with 10 to 30 percent down. The overall rate of a bank may not exceed 14 percent, that of other lenders 24 percent (ceilings of January 2026). The lender decides.',
      fr: 'Oui, sur {{minMonths, number}} à {{maxMonths, number}} mois selon le prêteur, avec en général 10 à 30 % d’apport. Le taux effectif global est plafonné à 14 % pour les banques et à 24 % pour les autres prêteurs (plafonds de janvier 2026). L’organisme prêteur décide.',
    },
  },
  {
    id: 'transfer',
    topic: 'documents',
    featured: true,
    question: { en: 'How is the carte grise transferred?', fr: 'Comment faire la mutation de la carte grise ?' },
    answer: {
      en: 'With the barred carte grise, a legalised deed of sale, the certificat de non-gage, a visite technique of less than 6 months and your identity card. Do it within 15 days. The plates stay with the car.',
      fr: 'Avec la carte grise barrée, l’acte de vente légalisé, le certificat de non-gage, une visite technique de moins de 6 mois et votre carte d’identité. Faites-la sous 15 jours. Les plaques restent sur la voiture.',
    },
  },
  {
    id: 'technical-test',
    topic: 'documents',
    featured: false,
    question: { en: 'Where is the visite technique done?', fr: 'Où passe-t-on la visite technique ?' },
    answer: {
      en: 'At the CCTVA in Dakar, or at the regional services. Private cars go once a year, public transport every six months.',
      fr: 'Au CCTVA à Dakar, ou auprès des services régionaux. Une fois par an pour une voiture particulière, tous les six mois pour le transport public.',
    },
  },
  {
    id: 'venant',
    topic: 'buying',
    featured: false,
    question: { en: 'What is a “venant”?', fr: 'Qu’est-ce qu’un « venant » ?' },
    answer: {
      en: 'A used car that arrives from the United States, Canada or Belgium. It must be at most 8 years old. We mark it as imported, list its customs papers, and say when the odometer counts miles.',
      fr: 'Une voiture d’occasion qui arrive des États-Unis, du Canada ou de Belgique. Elle doit avoir 8 ans au plus. Nous la signalons comme importée, listons ses papiers de douane et précisons si le compteur est en miles.',
    },
  },
  {
    id: 'when-paid',
    topic: 'selling',
    featured: false,
    question: { en: 'Do you come to my home to see the car?', fr: 'Venez-vous chez moi voir la voiture ?' },
    answer: {
      en: 'Yes. An inspector comes to your home, quotes a price within {{minutes, number}} minutes and, if you accept, you are paid instantly.',
      fr: 'Oui. Un inspecteur vient chez vous, vous propose un prix en {{minutes, number}} minutes et, si vous acceptez, vous êtes payé sur-le-champ.',
    },
  },
]
