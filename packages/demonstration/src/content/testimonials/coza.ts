import type { Testimonial } from './testimonial.ts'

/** Invented customers of South Africa. */
export const COZA_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'coza-lerato-m',
    name: 'Lerato M.',
    city: 'sandton',
    date: '2026-05-01',
    car: 'Volkswagen Polo Vivo',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'The report listed the brake pads as an advisory. I had them replaced and drove off with a roadworthy in my hand.',
      fr: 'Le rapport classait les plaquettes en observation. Je les ai fait remplacer et je suis repartie avec le roadworthy en main.',
    },
    demo: true,
  },
  {
    id: 'coza-sipho-d',
    name: 'Sipho D.',
    city: 'pretoria',
    date: '2026-04-08',
    car: 'Toyota Hilux',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'The NCO and RLV steps were explained before I paid. I registered the bakkie in one morning.',
      fr: 'Les étapes NCO et RLV m’ont été expliquées avant le paiement. J’ai immatriculé le pick-up en une matinée.',
    },
    demo: true,
  },
  {
    id: 'coza-anele-j',
    name: 'Anele J.',
    city: 'cape-town',
    date: '2026-03-15',
    car: 'Suzuki Swift',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'Good car and a fair price. I would have liked more photos of the interior.',
      fr: 'Bonne voiture et prix juste. J’aurais aimé davantage de photos de l’habitacle.',
    },
    demo: true,
  },
  {
    id: 'coza-priya-n',
    name: 'Priya N.',
    city: 'durban',
    date: '2026-02-22',
    car: 'Hyundai i20',
    deal: 'sold',
    rating: 5,
    text: {
      en: 'My car was still financed. They asked for the settlement letter first, and the rest was simple.',
      fr: 'Ma voiture était encore financée. Ils ont d’abord demandé la lettre de solde, et la suite a été simple.',
    },
    demo: true,
  },
  {
    id: 'coza-johan-v',
    name: 'Johan V.',
    city: 'gqeberha',
    date: '2025-12-02',
    car: 'Ford Ranger',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'The service history was on the page with its invoices. I compared every date and they all fitted.',
      fr: 'L’historique d’entretien était sur la fiche, avec ses factures. J’ai comparé chaque date, tout concordait.',
    },
    demo: true,
  },
  {
    id: 'coza-nomsa-k',
    name: 'Nomsa K.',
    city: 'sandton',
    date: '2025-10-09',
    car: 'Toyota Corolla Cross',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'The bank took longer than I had hoped. The car was held for me in the meantime.',
      fr: 'La banque a mis plus de temps que je ne l’espérais. La voiture m’est restée réservée pendant ce temps.',
    },
    demo: true,
  },
]
