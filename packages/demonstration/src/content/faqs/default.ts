import type { Faq } from './faq.ts'

/** Answers of the country-neutral edition: they name no law and send the reader to the edition of a country. */
export const DEFAULT_FAQS: readonly Faq[] = [
  {
    id: 'which-country',
    topic: 'buying',
    featured: true,
    question: { en: 'In which countries can I buy?', fr: 'Dans quels pays puis-je acheter ?' },
    answer: {
      en: 'In Morocco, Ivory Coast, South Africa, Rwanda and Senegal. Choose your country to see its cars in its own currency, with its papers and rules. Prices here are in euro and serve to show the product.',
      fr: 'Au Maroc, en Côte d’Ivoire, en Afrique du Sud, au Rwanda et au Sénégal. Choisissez votre pays pour voir ses voitures dans sa monnaie, avec ses papiers et ses règles. Ici, les prix sont en euros et servent à montrer le produit.',
    },
  },
  {
    id: 'how-to-book',
    topic: 'booking',
    featured: true,
    question: { en: 'How do I book a car?', fr: 'Comment réserver une voiture ?' },
    answer: {
      en: 'Booking is done in the edition of your country, where the deposit, the time the car is held and the refund rule are stated in its own currency. Choose your country at the top of the page. Here you can ask for a visit.',
      fr: 'La réservation se fait dans l’édition de votre pays, où l’acompte, la durée de réservation et la règle de remboursement sont indiqués dans sa monnaie. Choisissez votre pays en haut de la page. Ici, vous pouvez demander une visite.',
    },
  },
  {
    id: 'loan',
    topic: 'finance',
    featured: true,
    question: { en: 'Can I buy with a loan?', fr: 'Puis-je acheter à crédit ?' },
    answer: {
      en: 'Yes, over {{minMonths, number}} to {{maxMonths, number}} months depending on the country and the lender. Every monthly figure on this site is indicative. The lender decides and gives you a written offer.',
      fr: 'Oui, sur {{minMonths, number}} à {{maxMonths, number}} mois selon le pays et le prêteur. Toute mensualité affichée sur ce site est indicative. L’organisme prêteur décide et vous remet une offre écrite.',
    },
  },
  {
    id: 'converted-prices',
    topic: 'finance',
    featured: false,
    question: { en: 'Why do I see other currencies?', fr: 'Pourquoi d’autres monnaies s’affichent-elles ?' },
    answer: {
      en: 'To help buyers who live abroad. The rates are stored with their date, which is shown beside the amount. The price in the currency of the country is the one that counts.',
      fr: 'Pour aider les acheteurs qui vivent à l’étranger. Les taux sont enregistrés avec leur date, affichée près du montant. Seul compte le prix dans la monnaie du pays.',
    },
  },
  {
    id: 'transfer',
    topic: 'documents',
    featured: true,
    question: { en: 'Who handles the transfer of ownership?', fr: 'Qui s’occupe du transfert de propriété ?' },
    answer: {
      en: 'Each country has its own office and its own forms. The edition of your country lists them, with the order of the steps and the time limits.',
      fr: 'Chaque pays a son administration et ses formulaires. L’édition de votre pays les énumère, avec l’ordre des étapes et les délais.',
    },
  },
]
