import type { SteeringSide } from '@otosafi/domain/car/vocabulary'
import { artKey } from '@otosafi/illustrator/art-key'

import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** A post of every edition; its picture is of the dashboard of a car that is steered on a side. */
export function checkingAnOdometer(steeringSide: SteeringSide): Post {
  return {
    id: 'checking-an-odometer',
    title: { en: 'Checking an odometer, step by step', fr: 'Vérifier un compteur kilométrique, pas à pas' },
    excerpt: {
      en: 'A low figure sells a car. Five things that a buyer can compare without any tool.',
      fr: 'Un petit chiffre fait vendre. Cinq éléments qu’un acheteur peut comparer sans aucun outil.',
    },
    author: 'Otosafi',
    publishedOn: '2026-04-21',
    topic: 'inspection',
    featured: false,
    brands: ['peugeot', 'mercedes-benz'],
    photo: artKey({ view: 'interior', bodyType: 'sedan', color: 'grey', variant: 1, steeringSide }),
    body: [
      paragraph(
        'The mileage of a used car is a claim like any other. It can be true, mistaken or falsified. No single sign settles the question, but five signs that agree leave little doubt.',
        'Le kilométrage d’une voiture d’occasion est une affirmation comme une autre. Elle peut être vraie, erronée ou falsifiée. Aucun indice ne suffit seul, mais cinq indices concordants laissent peu de doute.',
      ),
      heading('First, the unit', 'D’abord, l’unité'),
      paragraph(
        'Cars that were first sold in the United States or in Britain often count miles. One hundred thousand on such an instrument means 161 000 km. Look at the dashboard, not only at the advert. On Otosafi the figure is in kilometres, and the page says when it was converted.',
        'Les voitures vendues neuves aux États-Unis ou en Grande-Bretagne comptent souvent en miles. Cent mille sur un tel instrument font 161 000 km. Regardez le tableau de bord, pas seulement l’annonce. Sur Otosafi, le chiffre est en kilomètres, et la fiche précise s’il est converti.',
      ),
      heading('Five comparisons', 'Cinq comparaisons'),
      list(
        [
          'Invoices: each shows a date and a mileage. The figures must only go up.',
          'Les factures : chacune porte une date et un kilométrage. Les chiffres ne doivent qu’augmenter.',
        ],
        [
          'Test certificates: the centre writes down the odometer at every visit.',
          'Les contrôles techniques : le centre relève le compteur à chaque passage.',
        ],
        [
          'Wear: a shiny steering wheel, a smooth pedal and a sagging seat do not fit 60 000 km.',
          'L’usure : un volant lustré, une pédale lisse et un siège affaissé ne vont pas avec 60 000 km.',
        ],
        [
          'Tyres: read the four digits of their date. Original tyres rarely live beyond 60 000 km.',
          'Les pneus : lisez les quatre chiffres de leur date. Des pneus d’origine dépassent rarement 60 000 km.',
        ],
        [
          'Control units: on many cars the gearbox or the brakes store a distance of their own.',
          'Les calculateurs : sur bien des voitures, la boîte ou les freins mémorisent leur propre distance.',
        ],
      ),
      heading('Do the sum', 'Faites le calcul'),
      paragraph(
        'Divide the mileage by the age. Private cars usually cover between 10 000 and 25 000 km a year. A taxi or a sales representative’s car covers far more. A very low result is possible, but it should come with a story that can be checked: one owner, short trips, invoices from the same garage.',
        'Divisez le kilométrage par l’âge. Une voiture particulière parcourt en général de 10 000 à 25 000 km par an. Un taxi ou la voiture d’un commercial, bien davantage. Un résultat très bas est possible, mais il doit s’accompagner d’une histoire vérifiable : un seul propriétaire, de petits trajets, des factures du même garage.',
      ),
      heading('If something does not fit', 'Si quelque chose ne concorde pas'),
      paragraph(
        'A tampered odometer is not always a reason to walk away, provided that it is declared and the price reflects it. Treat the mileage as unknown, and judge the car by its condition alone. If the seller gets annoyed by the question, you have your answer.',
        'Un compteur modifié n’oblige pas toujours à renoncer, à condition que ce soit déclaré et que le prix en tienne compte. Considérez alors le kilométrage comme inconnu, et jugez la voiture sur son seul état. Si la question agace le vendeur, vous avez votre réponse.',
      ),
    ],
  }
}
