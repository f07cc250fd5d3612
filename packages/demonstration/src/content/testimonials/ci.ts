import type { Testimonial } from './testimonial.ts'

/** Invented customers of Ivory Coast. */
export const CI_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'ci-mariam-k',
    name: 'Mariam K.',
    city: 'abidjan-cocody',
    date: '2026-05-26',
    car: 'Toyota RAV4',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'The page said “miles, converted”. No other seller had told me that. I knew what I was buying.',
      fr: 'La fiche disait « miles, convertis ». Aucun autre vendeur ne me l’avait dit. Je savais ce que j’achetais.',
    },
    demo: true,
  },
  {
    id: 'ci-yves-a',
    name: 'Yves A.',
    city: 'abidjan-marcory',
    date: '2026-04-06',
    car: 'Hyundai Tucson',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'Visite technique valid for eight months, customs papers in order, mutation done at the CGI without coming back.',
      fr: 'Visite technique valable huit mois, papiers de douane en règle, mutation faite au CGI sans devoir y retourner.',
    },
    demo: true,
  },
  {
    id: 'ci-fatou-d',
    name: 'Fatou D.',
    city: 'abidjan-plateau',
    date: '2026-03-13',
    car: 'Suzuki Swift',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'A small car for the office, as described. I waited two days for the visit because everything was full.',
      fr: 'Une petite voiture pour le bureau, conforme à l’annonce. J’ai attendu deux jours pour la visite, tout était complet.',
    },
    demo: true,
  },
  {
    id: 'ci-koffi-n',
    name: 'Koffi N.',
    city: 'bouake',
    date: '2026-01-20',
    car: 'Toyota Hilux',
    deal: 'sold',
    rating: 5,
    text: {
      en: 'The inspector showed me the wear that I had never seen. We agreed on a price and I was paid as written in the offer.',
      fr: 'L’inspecteur m’a montré une usure que je n’avais jamais vue. Nous sommes tombés d’accord sur le prix et j’ai été payé comme écrit dans l’offre.',
    },
    demo: true,
  },
  {
    id: 'ci-estelle-g',
    name: 'Estelle G.',
    city: 'yamoussoukro',
    date: '2025-12-27',
    car: 'Peugeot 3008',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'I read the report in Yamoussoukro and made the journey for one car only. It was the right one.',
      fr: 'J’ai lu le rapport à Yamoussoukro et fait le voyage pour une seule voiture. C’était la bonne.',
    },
    demo: true,
  },
  {
    id: 'ci-ibrahim-s',
    name: 'Ibrahim S.',
    city: 'abidjan-cocody',
    date: '2025-10-07',
    car: 'Mercedes-Benz C-Class',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'A clean “France au revoir”. The second key was missing, and the page said so.',
      fr: 'Une « France au revoir » propre. Il manquait la deuxième clé, et la fiche le disait.',
    },
    demo: true,
  },
]
