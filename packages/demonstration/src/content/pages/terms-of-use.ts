import type { BookingTerms, EditionFacts } from '@otosafi/editions/edition'
import { formatPhone } from '@otosafi/editions/format/phone'

import { type Block, heading, list, paragraph } from '../bilingual-text.ts'
import type { PageContent, PageContext } from './page.ts'

/** The terms of use, with the legal notice of the country. */
export function termsOfUsePage({ facts, words, legal, contact }: PageContext): PageContent {
  const phone = formatPhone(contact.phone, facts.phone)
  const registrations = legal.registrations.join(', ')
  return {
    title: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
    summary: {
      en: 'What the site offers, how a booking works, and who publishes it.',
      fr: 'Ce que propose le site, comment fonctionne une réservation, et qui le publie.',
    },
    updatedOn: '2026-11-30',
    blocks: [
      heading('Who publishes this site', 'Qui publie ce site'),
      paragraph(
        `${words.company} (demonstration), ${contact.address}, phone ${phone}, ${contact.email}. Registrations (${registrations}): none, as this site is a demonstration.`,
        `${words.company} (démonstration), ${contact.address}, téléphone ${phone}, ${contact.email}. Immatriculations (${registrations}) : aucune, car ce site est une démonstration.`,
      ),
      ...publisherNotice(legal),
      heading('What the site offers', 'Ce que propose le site'),
      paragraph(
        'The site shows cars for sale, lets you ask for a visit, and takes requests to sell a car. An advert is an invitation to visit: the contract is made when both sides sign it. We describe each car as the inspection found it on the date of the report. What is not known is marked as not known.',
        'Le site présente des voitures à vendre, permet de demander une visite et reçoit les demandes de vente. Une annonce est une invitation à visiter : le contrat naît de la signature des deux parties. Chaque voiture est décrite telle que l’inspection l’a trouvée à la date du rapport. Ce qui est inconnu est signalé comme tel.',
      ),
      heading('Prices', 'Prix'),
      paragraph(
        'Prices are in the currency of the edition. Converted prices use a dated rate and inform only. Monthly figures are indicative and are not an offer of credit.',
        'Les prix sont dans la monnaie de l’édition. Les prix convertis reposent sur un taux daté et ne servent qu’à informer. Les mensualités sont indicatives et ne constituent pas une offre de crédit.',
      ),
      paymentTerms(facts),
      heading('Booking', 'Réservation'),
      bookingTerms(facts.booking),
      heading('Your account', 'Votre compte'),
      list(
        [
          'Give true details and keep your password to yourself.',
          'Donnez des informations exactes et gardez votre mot de passe pour vous.',
        ],
        [
          'Send only photographs that you took or may use.',
          'N’envoyez que des photos que vous avez prises ou pouvez utiliser.',
        ],
        [
          'Do not copy the adverts in bulk and do not disturb the service.',
          'Ne copiez pas les annonces en masse et ne perturbez pas le service.',
        ],
        [
          'You can delete your account at any time, in your account.',
          'Vous pouvez supprimer votre compte à tout moment, depuis celui-ci.',
        ],
      ),
      heading('Liability', 'Responsabilité'),
      paragraph(
        'We answer for what we write about a car and for the promises that this edition states. We do not answer for the decisions of banks, insurers and public offices. Nothing here takes away a right that the law gives you.',
        'Nous répondons de ce que nous écrivons sur une voiture et des promesses énoncées dans cette édition. Nous ne répondons pas des décisions des banques, des assureurs et des administrations. Rien ici ne vous retire un droit que la loi vous accorde.',
      ),
      heading('The law of the country', 'La loi du pays'),
      { kind: 'paragraph', text: legal.consumer },
    ],
  }
}

function publisherNotice({ publisher }: PageContext['legal']): Block[] {
  return publisher === null ? [] : [{ kind: 'paragraph', text: publisher }]
}

function paymentTerms({ claims }: EditionFacts): Block {
  if (!claims.some((claim) => claim === 'multiCurrency')) {
    return paragraph('A car is paid in that currency.', 'Une voiture se paie dans cette monnaie.')
  }
  return paragraph(
    'A car is paid in that currency, or in one of these: {{currencies}}. The amount is agreed in writing before you pay.',
    'Une voiture se paie dans cette monnaie, ou dans l’une de celles-ci : {{currencies}}. Le montant est convenu par écrit avant le paiement.',
  )
}

function bookingTerms({ deposit }: BookingTerms): Block {
  if (deposit === null) {
    return paragraph(
      'Cars are booked in the edition of a country. The deposit, the time the car is held and the refund rule are stated there before you pay.',
      'La réservation se fait dans l’édition d’un pays. L’acompte, la durée de réservation et la règle de remboursement y sont indiqués avant le paiement.',
    )
  }
  return paragraph(
    `A deposit of {{deposit, money}} holds a car for {{holdDays, number}} days from its receipt. One car is held for one person at a time. If the purchase does not happen within that time, the deposit is refunded in full. If it happens, the deposit counts towards the price.`,
    `Un acompte de {{deposit, money}} réserve une voiture pendant {{holdDays, number}} jours à compter de sa réception. Une voiture est réservée à une seule personne à la fois. Si l’achat ne se fait pas dans ce délai, l’acompte est remboursé en totalité. S’il se fait, l’acompte est déduit du prix.`,
  )
}
