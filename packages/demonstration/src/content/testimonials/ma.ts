import type { Testimonial } from './testimonial.ts'

/** Invented customers of Morocco. */
export const MA_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'ma-imane-b',
    name: 'Imane B.',
    city: 'casablanca',
    date: '2026-05-26',
    car: 'Dacia Duster',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'The report mentioned a scratch on the rear door and two tired tyres. That is exactly what I found. The rest was as described.',
      fr: 'Le rapport signalait une rayure sur la porte arrière et deux pneus fatigués. C’est exactement ce que j’ai trouvé. Le reste était conforme.',
    },
    demo: true,
  },
  {
    id: 'ma-hamza-t',
    name: 'Hamza T.',
    city: 'rabat',
    date: '2026-04-06',
    car: 'Renault Clio',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'I booked on a Monday and signed on the Friday. The list of papers for the carte grise was complete, so one trip to NARSA was enough.',
      fr: 'J’ai réservé le lundi et signé le vendredi. La liste des papiers pour la carte grise était complète : un seul passage à la NARSA a suffi.',
    },
    demo: true,
  },
  {
    id: 'ma-latifa-o',
    name: 'Latifa O.',
    city: 'marrakech',
    date: '2026-03-13',
    car: 'Hyundai Accent',
    deal: 'sold',
    rating: 4,
    text: {
      en: 'The offer was a little below what I had in mind, but the calculation was explained and the transfer was there the next day.',
      fr: 'L’offre était un peu en dessous de ce que j’espérais, mais le calcul m’a été expliqué et le virement est arrivé le lendemain.',
    },
    demo: true,
  },
  {
    id: 'ma-omar-s',
    name: 'Omar S.',
    city: 'tanger',
    date: '2026-02-20',
    car: 'Volkswagen Golf',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'My mechanic went through the report with his phone in his hand. He added nothing to it.',
      fr: 'Mon mécanicien a suivi le rapport, téléphone en main. Il n’a rien eu à y ajouter.',
    },
    demo: true,
  },
  {
    id: 'ma-naima-e',
    name: 'Naïma E.',
    city: 'agadir',
    date: '2025-12-27',
    car: 'Peugeot 208',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'The car is good. Delivery came half a day late, and they had warned me by message.',
      fr: 'La voiture est bien. La livraison a eu une demi-journée de retard, et on m’avait prévenue par message.',
    },
    demo: true,
  },
  {
    id: 'ma-reda-a',
    name: 'Reda A.',
    city: 'fes',
    date: '2025-10-07',
    car: 'Toyota Yaris',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'I changed my mind on the fourth day because the boot was too small for my work. The deposit came back in full.',
      fr: 'J’ai changé d’avis au quatrième jour : le coffre était trop petit pour mon travail. L’acompte m’a été rendu en totalité.',
    },
    demo: true,
  },
]
