import type { Testimonial } from './testimonial.ts'

/** Invented customers of Rwanda. */
export const RW_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'rw-diane-u',
    name: 'Diane U.',
    city: 'kigali-gasabo',
    date: '2026-05-26',
    car: 'Toyota RAV4',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'We compared three cars on a Sunday, at home, report by report. We visited one and bought it.',
      fr: 'Nous avons comparé trois voitures un dimanche, chez nous, rapport par rapport. Nous en avons visité une, et l’avons achetée.',
    },
    demo: true,
  },
  {
    id: 'rw-patrick-h',
    name: 'Patrick H.',
    city: 'kigali-kicukiro',
    date: '2026-04-06',
    car: 'Hyundai Tucson',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'They checked the caveats before the notary. The yellow card was in my name within days.',
      fr: 'Ils ont vérifié les oppositions avant le notaire. La carte jaune était à mon nom en quelques jours.',
    },
    demo: true,
  },
  {
    id: 'rw-chantal-i',
    name: 'Chantal I.',
    city: 'kigali-nyarugenge',
    date: '2026-03-13',
    car: 'Toyota Corolla',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'An honest car for its age. The radio is only in Japanese, as the page had said.',
      fr: 'Une voiture honnête pour son âge. La radio n’est qu’en japonais, comme la fiche l’annonçait.',
    },
    demo: true,
  },
  {
    id: 'rw-emmanuel-n',
    name: 'Emmanuel N.',
    city: 'huye',
    date: '2026-01-20',
    car: 'Toyota Hilux',
    deal: 'sold',
    rating: 5,
    text: {
      en: 'I sent pictures from Huye and had a call back the next morning. The offer was written and clear.',
      fr: 'J’ai envoyé des photos depuis Huye et on m’a rappelé le lendemain matin. L’offre était écrite et claire.',
    },
    demo: true,
  },
  {
    id: 'rw-josiane-m',
    name: 'Josiane M.',
    city: 'musanze',
    date: '2025-12-27',
    car: 'Suzuki Vitara',
    deal: 'bought',
    rating: 5,
    text: {
      en: 'They suggested a test drive uphill, four people on board. That is how a car is chosen here.',
      fr: 'Ils ont proposé un essai en côte, à quatre à bord. C’est ainsi qu’on choisit une voiture ici.',
    },
    demo: true,
  },
  {
    id: 'rw-olivier-r',
    name: 'Olivier R.',
    city: 'kigali-gasabo',
    date: '2025-10-07',
    car: 'Kia Sportage',
    deal: 'bought',
    rating: 4,
    text: {
      en: 'The report was precise. I negotiated a little on the tyres, which were marked as worn.',
      fr: 'Le rapport était précis. J’ai un peu négocié sur les pneus, notés comme usés.',
    },
    demo: true,
  },
]
