import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** A post of every edition. */
export const PHOTOGRAPHING_YOUR_CAR: Post = {
  id: 'photographing-your-car',
  title: { en: 'Photographing your car for sale', fr: 'Photographier sa voiture pour la vendre' },
  excerpt: {
    en: 'Eight pictures, one phone, twenty minutes. Show the flaws: they sell the rest.',
    fr: 'Huit photos, un téléphone, vingt minutes. Montrez les défauts : ils font croire au reste.',
  },
  author: 'Otosafi',
  publishedOn: '2026-01-20',
  topic: 'selling',
  featured: false,
  brands: ['kia', 'nissan'],
  photo: 'art/frontThreeQuarter-suv-silver-1',
  body: [
    paragraph(
      'A buyer decides within seconds whether to open an advert. Clear pictures do that work better than any adjective. You need no camera and no studio: a phone, soft light and a clean car are enough.',
      'Un acheteur décide en quelques secondes d’ouvrir ou non une annonce. Des photos nettes y font plus que n’importe quel adjectif. Ni appareil ni studio : un téléphone, une lumière douce et une voiture propre suffisent.',
    ),
    heading('Prepare', 'Préparez'),
    paragraph(
      'Wash the car and let it dry. Empty the interior, the boot and the door pockets. Choose the hour after sunrise or before sunset, and a plain place: an empty car park, a wall without posters. Keep the sun behind you and your shadow out of the picture. Remove anything that shows your address.',
      'Lavez la voiture et laissez-la sécher. Videz l’habitacle, le coffre et les vide-poches. Choisissez l’heure qui suit le lever du soleil ou précède son coucher, et un lieu neutre : un parking vide, un mur sans affiches. Gardez le soleil dans le dos et votre ombre hors du cadre. Retirez tout ce qui révèle votre adresse.',
    ),
    heading('Eight pictures', 'Huit photos'),
    list(
      [
        'The front three-quarter: this is the picture of the advert.',
        'L’avant de trois quarts : c’est la photo de l’annonce.',
      ],
      ['Each side, from the height of the door handle.', 'Chaque côté, à hauteur de la poignée de porte.'],
      ['The rear, with the boot closed.', 'L’arrière, coffre fermé.'],
      [
        'The dashboard, engine on, so that the odometer and the warning lights can be read.',
        'Le tableau de bord, moteur en marche, pour lire le compteur et les voyants.',
      ],
      ['The front seats and the rear bench.', 'Les sièges avant et la banquette arrière.'],
      ['The engine, without having polished it.', 'Le moteur, sans l’avoir lustré.'],
      ['A tyre, close enough to see the tread.', 'Un pneu, d’assez près pour voir la bande de roulement.'],
    ),
    heading('And the flaws', 'Et les défauts'),
    paragraph(
      'Photograph every scratch, dent and stain, twice: once from afar to show where it is, once from near with a coin to show its size. It seems to work against you. In fact a buyer who has seen the flaws comes to the visit already convinced, and the price is not argued down at the kerb.',
      'Photographiez chaque rayure, bosse ou tache deux fois : de loin pour montrer où elle se trouve, de près avec une pièce de monnaie pour montrer sa taille. Cela semble vous desservir. En réalité, un acheteur qui a vu les défauts vient à la visite déjà convaincu, et le prix ne se rediscute pas au bord du trottoir.',
    ),
    heading('Send', 'Envoyez'),
    paragraph(
      'Send the files as they are, in JPEG or PNG, without filters or collage, at most 8 MB each. Pictures that have passed through a messaging service are smaller and blurred. The position that your phone stores in a picture is removed when we receive it.',
      'Envoyez les fichiers tels quels, en JPEG ou PNG, sans filtre ni montage, 8 Mo au plus chacun. Les photos passées par une messagerie sont réduites et floues. La position que votre téléphone enregistre dans une photo est supprimée à la réception.',
    ),
  ],
}
