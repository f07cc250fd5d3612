import type { BookingTerms } from '@otosafi/editions/edition'

import type { Faq } from './faq.ts'

/** The questions about the deposit and the days it holds a car; none where no booking is offered (P-22). */
export function bookingFaqs({ deposit }: BookingTerms): Faq[] {
  if (deposit === null) return []
  return [
    {
      id: 'how-to-book',
      topic: 'booking',
      featured: true,
      question: { en: 'How do I book a car?', fr: 'Comment réserver une voiture ?' },
      answer: {
        en: `Open the car’s page, choose “Book this car or schedule a visit”, then “Book this car”. Once the deposit of {{deposit, money}} is received, the car is held for you for {{holdDays, number}} days. Nobody else can book it during that time.`,
        fr: `Ouvrez la fiche de la voiture, choisissez « Réserver cette voiture ou planifier une visite », puis « Réserver cette voiture ». Dès réception de l’acompte de {{deposit, money}}, la voiture vous est réservée pendant {{holdDays, number}} jours. Personne d’autre ne peut la réserver pendant ce temps.`,
      },
    },
    {
      id: 'deposit-refund',
      topic: 'booking',
      featured: true,
      question: {
        en: 'Do I get the deposit back if I change my mind?',
        fr: 'L’acompte m’est-il rendu si je change d’avis ?',
      },
      answer: {
        en: `Yes. The deposit of {{deposit, money}} holds the car for {{holdDays, number}} days. If the purchase does not happen within those {{holdDays, number}} days, it is refunded in full.`,
        fr: `Oui. L’acompte de {{deposit, money}} réserve la voiture pendant {{holdDays, number}} jours. Si l’achat ne se fait pas dans ces {{holdDays, number}} jours, il vous est remboursé en totalité.`,
      },
    },
  ]
}
