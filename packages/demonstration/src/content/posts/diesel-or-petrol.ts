import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** A post of every edition. */
export const DIESEL_OR_PETROL: Post = {
  id: 'diesel-or-petrol',
  title: {
    en: 'Diesel or petrol: count before you choose',
    fr: 'Diesel ou essence : faites le compte avant de choisir',
  },
  excerpt: {
    en: 'The answer depends on how far you drive and where. A simple sum decides.',
    fr: 'La réponse dépend de vos distances et de vos routes. Un calcul simple tranche.',
  },
  author: 'Otosafi',
  publishedOn: '2026-03-17',
  topic: 'driving',
  featured: true,
  brands: ['dacia', 'renault', 'volkswagen'],
  photo: 'art/engine-hatchback-blue-1',
  body: [
    paragraph(
      'A diesel engine burns less fuel and lasts long on the open road. It also costs more to buy, more to repair, and dislikes short trips. Many buyers choose it by habit. A sum on the back of an envelope is a better guide.',
      'Un moteur diesel consomme moins et dure longtemps sur route. Il coûte aussi plus cher à l’achat et à la réparation, et supporte mal les petits trajets. Beaucoup d’acheteurs le choisissent par habitude. Un calcul au dos d’une enveloppe est un meilleur guide.',
    ),
    heading('The sum', 'Le calcul'),
    paragraph(
      'Take the two cars that you compare. Multiply the distance that you drive in a year by the consumption of each, then by the price of the fuel at your station. The difference is what diesel saves you in a year. Now divide the difference of the purchase prices by that saving: the result is the number of years before diesel pays for itself.',
      'Prenez les deux voitures que vous comparez. Multipliez votre distance annuelle par la consommation de chacune, puis par le prix du carburant à votre station. L’écart est ce que le diesel vous fait économiser en un an. Divisez ensuite la différence de prix d’achat par cette économie : vous obtenez le nombre d’années avant que le diesel soit rentable.',
    ),
    paragraph(
      'If the result is longer than the time you mean to keep the car, take petrol. Remember to add the yearly tax and insurance where they depend on the fuel.',
      'Si ce nombre dépasse la durée pendant laquelle vous comptez garder la voiture, prenez l’essence. N’oubliez pas la taxe annuelle et l’assurance, là où elles dépendent du carburant.',
    ),
    heading('Town or open road', 'Ville ou grand-route'),
    list(
      [
        'Mostly town, less than 12 000 km a year: petrol, or a hybrid if the price allows.',
        'Surtout la ville, moins de 12 000 km par an : essence, ou hybride si le prix le permet.',
      ],
      [
        'Mixed use, around 20 000 km a year: do the sum, it may go either way.',
        'Usage mixte, autour de 20 000 km par an : faites le calcul, les deux se défendent.',
      ],
      [
        'Long distances, heavy loads, towing: diesel remains the sound choice.',
        'Longs trajets, charges lourdes, remorque : le diesel reste le choix raisonnable.',
      ],
    ),
    heading('What to check on a used diesel', 'Que vérifier sur un diesel d’occasion'),
    paragraph(
      'Ask for the cold start and look at the exhaust. White smoke that stays, black smoke under load or a turbo that whistles all lead to large bills. Ask when the particle filter was last cleaned, whether the injectors were replaced, and whether the timing belt was done on time. A petrol engine has fewer of these parts, but check the cooling and the oil as carefully.',
      'Demandez un démarrage à froid et regardez l’échappement. Une fumée blanche qui persiste, une fumée noire en charge ou un turbo qui siffle annoncent de grosses factures. Demandez quand le filtre à particules a été nettoyé, si les injecteurs ont été remplacés et si la distribution a été faite à temps. Un moteur à essence compte moins de ces pièces, mais vérifiez avec le même soin le refroidissement et l’huile.',
    ),
    paragraph(
      'One last point: a well-kept petrol car is always better than a neglected diesel, whatever the sum says.',
      'Un dernier point : une essence bien entretenue vaut toujours mieux qu’un diesel négligé, quoi que dise le calcul.',
    ),
  ],
}
