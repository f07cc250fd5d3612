import type { EditionWords } from '../edition-words.ts'
import type { Faq } from './faq.ts'

/** The questions about the deposit and the days it holds a car; none where no booking is offered (decision 14). */
export function bookingFaqs({ deposit }: EditionWords, holdDays: number): Faq[] {
  if (deposit === null) return []
  return [
    {
      id: 'how-to-book',
      topic: 'booking',
      featured: true,
      question: { en: 'How do I book a car?', fr: 'Comment réserver une voiture ?' },
      answer: {
        en: `Open the car’s page and choose “Book”. Once the deposit of ${deposit.en} is received, the car is held for you for ${holdDays} days. Nobody else can book it during that time.`,
        fr: `Ouvrez la fiche de la voiture et choisissez « Réserver ». Dès réception de l’acompte de ${deposit.fr}, la voiture vous est réservée pendant ${holdDays} jours. Personne d’autre ne peut la réserver pendant ce temps.`,
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
        en: `Yes. The deposit of ${deposit.en} holds the car for ${holdDays} days. If the purchase does not happen within those ${holdDays} days, it is refunded in full.`,
        fr: `Oui. L’acompte de ${deposit.fr} réserve la voiture pendant ${holdDays} jours. Si l’achat ne se fait pas dans ces ${holdDays} jours, il vous est remboursé en totalité.`,
      },
    },
  ]
}
