import type { Testimonial } from './testimonial.ts'

/** Invented customers of Senegal. */
export const SN_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'sn-khady-s',
    name: 'Khady S.',
    city: 'dakar-almadies',
    date: '2026-05-26',
    car: 'Ford Escape',
    deal: 'sold',
    rating: 5,
    text: {
      en: 'The inspector came to my home at ten. At half past ten I had a price, and I was paid before lunch.',
      fr: 'L’inspecteur est venu chez moi à dix heures. À dix heures et demie j’avais un prix, et j’étais payée avant midi.',
    },
    demo: true,
  },
  {
    id: 'sn-mamadou-f',
    name: 'Mamadou F.',
    city: 'dakar-plateau',
    date: '2026-04-06',
    car: 'Hyundai Tucson',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'A venant, with miles converted and the customs papers on the page. The mutation took one visit.',
      fr: 'Un venant, avec les miles convertis et les papiers de douane sur la fiche. La mutation s’est faite en une visite.',
    },
    demo: true,
  },
  {
    id: 'sn-aminata-n',
    name: 'Aminata N.',
    city: 'dakar-yoff',
    date: '2026-03-13',
    car: 'Peugeot 308',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'A good car. I had to wait for the certificat de non-gage, but nobody asked me for money before it arrived.',
      fr: 'Une bonne voiture. J’ai dû attendre le certificat de non-gage, mais personne ne m’a demandé d’argent avant son arrivée.',
    },
    demo: true,
  },
  {
    id: 'sn-cheikh-b',
    name: 'Cheikh B.',
    city: 'thies',
    date: '2026-02-20',
    car: 'Toyota Corolla',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'I came from Thiès for one car, with the report on my phone. Nothing was missing from it.',
      fr: 'Je suis venu de Thiès pour une seule voiture, le rapport sur mon téléphone. Il n’y manquait rien.',
    },
    demo: true,
  },
  {
    id: 'sn-ndeye-d',
    name: 'Ndèye D.',
    city: 'mbour',
    date: '2025-12-27',
    car: 'Renault Duster',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'The air conditioning was marked as weak and the price took it into account. I had it refilled in Saly.',
      fr: 'La climatisation était notée faible et le prix en tenait compte. Je l’ai fait recharger à Saly.',
    },
    demo: true,
  },
  {
    id: 'sn-ousmane-g',
    name: 'Ousmane G.',
    city: 'dakar-almadies',
    date: '2025-10-07',
    car: 'Kia Sportage',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'Serious work. I would have liked to pay the whole price by Wave, but the limit does not allow it.',
      fr: 'Du travail sérieux. J’aurais voulu tout régler par Wave, mais le plafond ne le permet pas.',
    },
    demo: true,
  },
]
