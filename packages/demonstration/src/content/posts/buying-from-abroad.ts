import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** A post of every edition. */
export const BUYING_FROM_ABROAD: Post = {
  id: 'buying-from-abroad',
  title: {
    en: 'Buying a car for the family, from abroad',
    fr: 'Acheter une voiture pour la famille, depuis l’étranger',
  },
  excerpt: {
    en: 'You live in Paris, Toronto or Johannesburg and the car stays at home. Who checks, who signs, who pays.',
    fr: 'Vous vivez à Paris, Toronto ou Johannesburg et la voiture reste au pays. Qui vérifie, qui signe, qui paie.',
  },
  author: 'Otosafi',
  publishedOn: '2025-11-18',
  topic: 'buying',
  featured: false,
  brands: ['toyota', 'hyundai', 'kia'],
  photo: 'art/frontThreeQuarter-suv-white-1',
  body: [
    paragraph(
      'Many cars are paid for by somebody who will never drive them. The distance makes two things harder: seeing the car, and knowing where the money goes. Both can be solved with a little order.',
      'Bien des voitures sont payées par quelqu’un qui ne les conduira jamais. La distance complique deux choses : voir la voiture et savoir où va l’argent. Un peu de méthode règle les deux.',
    ),
    heading('Agree on the need', 'Mettez-vous d’accord sur le besoin'),
    paragraph(
      'Before you open an advert, write three lines with the person who will drive: how many seats, which roads, which budget for each month of fuel and upkeep. A car that impresses at the airport can be ruinous a year later. Ask which brands the nearest garage knows: parts decide more than badges.',
      'Avant d’ouvrir une annonce, écrivez trois lignes avec la personne qui conduira : combien de places, quelles routes, quel budget mensuel pour le carburant et l’entretien. Une voiture qui impressionne à l’aéroport peut ruiner un an plus tard. Demandez quelles marques le garage voisin connaît : les pièces comptent plus que l’emblème.',
    ),
    heading('Check from a distance', 'Vérifiez à distance'),
    list(
      [
        'Read the inspection report and note the reference of the car.',
        'Lisez le rapport d’inspection et notez la référence de la voiture.',
      ],
      [
        'Ask for a video call beside the car: cold start, odometer, chassis number.',
        'Demandez un appel vidéo près de la voiture : démarrage à froid, compteur, numéro de châssis.',
      ],
      [
        'Ask for the papers as pictures and compare the numbers with the car.',
        'Demandez les papiers en photo et comparez les numéros avec ceux de la voiture.',
      ],
      [
        'Send somebody you trust to drive it, with the report on a phone.',
        'Envoyez une personne de confiance l’essayer, le rapport sur son téléphone.',
      ],
    ),
    heading('Decide who signs', 'Décidez qui signe'),
    paragraph(
      'The name on the registration is the name of the owner, and of the person who answers for fines and taxes. If you want to own the car, you need a power of attorney drawn up as your country requires. If it is a gift, let the driver sign and say so in writing.',
      'Le nom inscrit sur le certificat est celui du propriétaire, et de la personne qui répond des amendes et des taxes. Si vous voulez en être propriétaire, il faut une procuration établie selon les règles du pays. Si c’est un cadeau, laissez le conducteur signer et écrivez-le.',
    ),
    heading('Pay with a trace', 'Payez avec une trace'),
    paragraph(
      'Pay the deposit, where there is one, on the site, and the balance by bank transfer to the account of the company, never to a person. The converted price on the page uses a dated rate. Your bank will use its own rate and add a fee, so ask for the total before you send. Keep each receipt with the reference of the car.',
      'Réglez l’acompte, s’il y en a un, sur le site, et le solde par virement sur le compte de la société, jamais à un particulier. Le prix converti de la fiche repose sur un taux daté. Votre banque appliquera le sien et des frais : demandez-lui le total avant l’envoi. Gardez chaque reçu avec la référence de la voiture.',
    ),
  ],
}
