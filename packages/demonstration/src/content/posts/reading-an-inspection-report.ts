import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** A post of every edition. */
export const READING_AN_INSPECTION_REPORT: Post = {
  id: 'reading-an-inspection-report',
  title: { en: 'How to read an inspection report', fr: 'Comment lire un rapport d’inspection' },
  excerpt: {
    en: 'One hundred points, ten sections, five possible results. What to look at first, and what to ask.',
    fr: 'Cent points, dix sections, cinq résultats possibles. Que regarder d’abord, et quelles questions poser.',
  },
  author: 'Otosafi',
  publishedOn: '2026-05-12',
  topic: 'inspection',
  featured: true,
  brands: ['toyota', 'hyundai'],
  photo: 'art/detail-suv-green-1-archRust',
  body: [
    paragraph(
      'An inspection report is a description of one car on one day. It does not say whether the car is good for you. It says what was looked at, what was found, and what was not checked. Read it in that order.',
      'Un rapport d’inspection décrit une voiture à une date donnée. Il ne dit pas si cette voiture vous convient. Il dit ce qui a été regardé, ce qui a été constaté et ce qui n’a pas été vérifié. Lisez-le dans cet ordre.',
    ),
    heading('Start with the date and the mileage', 'Commencez par la date et le kilométrage'),
    paragraph(
      'Compare the mileage at the inspection with the mileage of the advert. A few dozen kilometres are normal: the car has been driven to visits. Several thousand mean that the report has aged, and that you should ask for a new look at tyres, brakes and liquids.',
      'Comparez le kilométrage relevé à l’inspection et celui de l’annonce. Quelques dizaines de kilomètres d’écart sont normales : la voiture a roulé pour des visites. Plusieurs milliers signifient que le rapport a vieilli ; demandez alors un nouveau contrôle des pneus, des freins et des liquides.',
    ),
    heading('Then the defects', 'Puis les défauts'),
    paragraph(
      'A defect needs work now. An advisory needs work later: a brake pad half worn, a tyre close to its limit. Neither should frighten you. What matters is the cost, and whether the price already takes it into account.',
      'Un défaut demande des travaux maintenant. Une observation en annonce pour plus tard : une plaquette à moitié usée, un pneu proche de sa limite. Ni l’un ni l’autre ne doit vous effrayer. Ce qui compte, c’est le coût, et le fait que le prix en tienne déjà compte ou non.',
    ),
    list(
      [
        'Engine, gearbox and steering: ask for a written quotation before you decide.',
        'Moteur, boîte et direction : demandez un devis écrit avant de décider.',
      ],
      [
        'Brakes, tyres and suspension: ordinary wear, easy to price.',
        'Freins, pneus et suspension : usure ordinaire, facile à chiffrer.',
      ],
      [
        'Body and interior: look at the photographs of each flaw, with its size.',
        'Carrosserie et habitacle : regardez la photo de chaque défaut, avec sa taille.',
      ],
    ),
    heading('Do not skip what was not checked', 'Ne négligez pas les points non vérifiés'),
    paragraph(
      '“Not applicable” means that the car has no such part: an electric car has no exhaust. “Not checked” means that nobody looked, perhaps because a bolt was seized or the battery was flat. Ask why, and ask for it to be done before you sign.',
      '« Sans objet » signifie que la voiture n’a pas cet organe : une électrique n’a pas d’échappement. « Non vérifié » signifie que personne n’a regardé, peut-être à cause d’une vis grippée ou d’une batterie à plat. Demandez pourquoi, et faites-le faire avant de signer.',
    ),
    paragraph(
      'Finally, take the report with you to the visit. Ten minutes beside the car, with the list in your hand, are worth an hour of reading. Note what differs and ask about it on the spot.',
      'Enfin, emportez le rapport à la visite. Dix minutes près de la voiture, la liste à la main, valent une heure de lecture. Notez ce qui diffère et posez la question sur place.',
    ),
  ],
}
