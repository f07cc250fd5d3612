import { heading, list, paragraph } from '../bilingual-text.ts'
import type { EditionWords } from '../edition-words.ts'
import type { Post } from './post.ts'

/** A post of every edition, with the terms of its loans (P-23). */
export function buyingWithALoan(words: EditionWords): Post {
  return {
    id: 'buying-with-a-loan',
    title: { en: 'Buying with a loan: read the whole cost', fr: 'Acheter à crédit : regardez le coût total' },
    excerpt: {
      en: 'The instalment is what you feel. The total is what you pay. How to compare two offers.',
      fr: 'La mensualité est ce que l’on sent. Le total est ce que l’on paie. Comment comparer deux offres.',
    },
    author: 'Otosafi',
    publishedOn: '2026-02-24',
    topic: 'money',
    featured: false,
    brands: ['toyota', 'renault', 'suzuki'],
    photo: 'art/frontThreeQuarter-hatchback-white-1',
    body: [
      paragraph(
        `A loan spreads the price of a car over time, and time has a price. On a used car the term ${words.inCountry.en} goes from {{minMonths, number}} to {{maxMonths, number}} months, depending on the lender. The longer it is, the lower the instalment and the higher the total.`,
        `Un crédit étale le prix d’une voiture dans le temps, et le temps a un prix. Pour une voiture d’occasion, la durée ${words.inCountry.fr} va de {{minMonths, number}} à {{maxMonths, number}} mois, selon le prêteur. Plus elle est longue, plus la mensualité baisse et plus le total monte.`,
      ),
      heading('Four figures to write down', 'Quatre chiffres à noter'),
      list(
        ['The amount borrowed, after your own contribution.', 'Le montant emprunté, apport déduit.'],
        [
          'The yearly rate with everything included: interest or margin, fees, compulsory insurance.',
          'Le taux annuel tout compris : intérêts ou marge, frais, assurance obligatoire.',
        ],
        ['The instalment, and how many there are.', 'La mensualité, et le nombre de mensualités.'],
        [
          'The total: all instalments plus the application fee.',
          'Le total : toutes les mensualités, plus les frais de dossier.',
        ],
      ),
      paragraph(
        'Two offers with the same instalment can differ by several months. Compare the totals, never the instalments alone. A low rate beside a large fee is not a low rate.',
        'Deux offres à mensualité égale peuvent différer de plusieurs mois. Comparez les totaux, jamais les seules mensualités. Un taux bas à côté de gros frais n’est pas un taux bas.',
      ),
      heading('How much can you carry', 'Combien pouvez-vous assumer'),
      paragraph(
        'Lenders often accept that all your instalments together take a third of your net income, sometimes a little more. Set your own limit lower: a car also needs fuel, insurance, tyres and a reserve for repairs. If the sum only works with the longest term, the car is too expensive.',
        'Les prêteurs acceptent souvent que l’ensemble de vos mensualités prenne un tiers de vos revenus nets, parfois un peu plus. Fixez-vous une limite plus basse : une voiture demande aussi du carburant, une assurance, des pneus et une réserve pour les réparations. Si le compte n’est bon qu’avec la durée la plus longue, la voiture est trop chère.',
      ),
      heading('Before you sign', 'Avant de signer'),
      paragraph(
        'Ask three questions and have the answers in writing. What does early repayment cost? Which insurance is compulsory, and may you bring your own? What happens if an instalment is late? Keep the offer, the schedule and the proof of each payment. When the loan is repaid, ask for the document that releases the car: without it, the next sale stops.',
        'Posez trois questions et obtenez les réponses par écrit. Que coûte un remboursement anticipé ? Quelle assurance est obligatoire, et pouvez-vous apporter la vôtre ? Que se passe-t-il si une échéance est en retard ? Conservez l’offre, l’échéancier et la preuve de chaque paiement. Une fois le crédit soldé, demandez le document qui libère la voiture : sans lui, la revente s’arrête.',
      ),
      paragraph(
        'The simulator on each car’s page gives an indicative figure. Try it with a shorter term first: the difference is often bearable. Only the offer of the lender commits anybody.',
        'Le simulateur de chaque fiche donne un chiffre indicatif. Essayez d’abord une durée plus courte : la différence est souvent supportable. Seule l’offre du prêteur engage quelqu’un.',
      ),
    ],
  }
}
