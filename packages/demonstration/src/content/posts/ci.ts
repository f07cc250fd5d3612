import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** Posts of Ivory Coast. */
export const CI_POSTS: readonly Post[] = [
  {
    id: 'papers-to-transfer-a-car-in-ivory-coast',
    title: {
      en: 'Papers to transfer a car in Ivory Coast',
      fr: 'Mutation de carte grise en Côte d’Ivoire : les papiers',
    },
    excerpt: {
      en: 'The contract, the visite technique, the tax receipt and the centre: four steps in order.',
      fr: 'Le contrat, la visite technique, la quittance et le guichet : quatre étapes dans l’ordre.',
    },
    author: 'Aïcha Koné',
    publishedOn: '2026-05-06',
    topic: 'papers',
    featured: true,
    brands: ['toyota', 'hyundai', 'suzuki'],
    photo: 'art/frontThreeQuarter-suv-white-1',
    body: [
      paragraph(
        'As long as the carte grise bears another name, the car is not really yours: you cannot sell it on, and fines go to somebody else. The transfer, or mutation, puts that right. Prepare it before you pay.',
        'Tant que la carte grise porte un autre nom, la voiture n’est pas vraiment à vous : vous ne pouvez pas la revendre, et les contraventions vont à un autre. La mutation règle cela. Préparez-la avant de payer.',
      ),
      heading('1. Look at the carte grise', '1. Regardez la carte grise'),
      paragraph(
        'The name must be that of the seller, and the chassis number that of the car. If the seller holds the car under a sale contract that was never registered, the chain is broken: ask them to make the transfer in their own name first. Check also that no debt and no opposition weighs on the car.',
        'Le nom doit être celui du vendeur, et le numéro de châssis celui de la voiture. Si le vendeur détient la voiture par un contrat de cession jamais enregistré, la chaîne est rompue : demandez-lui de faire d’abord la mutation à son nom. Vérifiez aussi qu’aucun gage ni aucune opposition ne pèse sur la voiture.',
      ),
      heading('2. Check the visite technique', '2. Vérifiez la visite technique'),
      paragraph(
        'It is made at a SICTA or Mayelia centre. Since January 2025 the car cannot be insured without a valid one, so an expired certificate means a car that cannot leave. If a major defect was found, there are 2 months for the re-test. Ask for the sheet itself, not only the sticker.',
        'Elle se passe dans un centre SICTA ou Mayelia. Depuis janvier 2025, la voiture ne peut être assurée sans visite valide : un certificat périmé, c’est une voiture qui ne peut pas rouler. Si un défaut majeur a été relevé, il y a 2 mois pour la contre-visite. Demandez le procès-verbal, pas seulement la vignette du pare-brise.',
      ),
      heading('3. Sign the contract', '3. Signez le contrat'),
      list(
        [
          'Names, identity papers and addresses of both sides.',
          'Noms, pièces d’identité et adresses des deux parties.',
        ],
        [
          'Brand, model, registration, chassis number and mileage.',
          'Marque, modèle, immatriculation, numéro de châssis et kilométrage.',
        ],
        ['Price in figures and in words, date and hour.', 'Prix en chiffres et en lettres, date et heure.'],
        ['Two originals, one for each side.', 'Deux originaux, un pour chacun.'],
      ),
      heading('4. File at the centre', '4. Déposez le dossier'),
      paragraph(
        'Take the contract, the former carte grise, the tax receipt, the valid visite technique and your identity paper to the Centre de gestion intégrée. Ask for the list of fees at the counter, because they depend on the power of the car. Keep the receipt in the car until the new carte grise is ready. Rules and fees change, so confirm them before you go.',
        'Déposez au Centre de gestion intégrée (CGI) le contrat, l’ancienne carte grise, la quittance des droits, la visite technique valide et votre pièce d’identité. Demandez le détail des frais au guichet : ils dépendent de la puissance de la voiture. Gardez le récépissé à bord jusqu’à la remise de la nouvelle carte grise. Règles et tarifs évoluent : confirmez-les avant de vous déplacer.',
      ),
    ],
  },
  {
    id: 'france-au-revoir-checks',
    title: { en: '“France au revoir”: what to check', fr: '« France au revoir » : que vérifier' },
    excerpt: {
      en: 'An imported car can be an excellent purchase. Six checks before you believe the odometer.',
      fr: 'Une voiture importée peut être une très bonne affaire. Six vérifications avant de croire le compteur.',
    },
    author: 'Serge Kouamé',
    publishedOn: '2026-03-10',
    topic: 'buying',
    featured: false,
    brands: ['peugeot', 'mercedes-benz', 'bmw'],
    photo: 'art/frontThreeQuarter-sedan-silver-1',
    body: [
      paragraph(
        'In Abidjan, a “France au revoir” is a car that has served abroad and has just come off the boat. Many buyers prefer it to a car that has already known the ruts of Yopougon and the heat of the traffic jams. The preference is reasonable, on one condition: that its past can be checked.',
        'À Abidjan, une « France au revoir » est une voiture qui a servi à l’étranger et vient de descendre du bateau. Beaucoup la préfèrent à une voiture qui a déjà connu les nids-de-poule de Yopougon et la chaleur des embouteillages. La préférence se défend, à une condition : que son passé soit vérifiable.',
      ),
      heading('The age rule', 'La règle de l’âge'),
      paragraph(
        'Since 2018 a private car may be imported only if it is at most 5 years old. A much older car announced as freshly imported must therefore raise a question: when did it enter, and with which customs paper?',
        'Depuis 2018, une voiture particulière ne peut être importée que si elle a 5 ans au plus. Une voiture bien plus âgée annoncée comme fraîchement arrivée pose donc une question : quand est-elle entrée, et avec quel document de douane ?',
      ),
      heading('Six checks', 'Six vérifications'),
      list(
        [
          'The customs clearance, with a chassis number equal to that of the car.',
          'La mise en douane, avec un numéro de châssis identique à celui de la voiture.',
        ],
        [
          'The foreign registration document and the date of first use.',
          'Le certificat d’immatriculation étranger et la date de première mise en circulation.',
        ],
        [
          'The unit of the odometer: cars from America count miles.',
          'L’unité du compteur : les voitures d’Amérique comptent en miles.',
        ],
        [
          'The paint thickness on each panel, because damaged cars are repaired for export.',
          'L’épaisseur de peinture sur chaque panneau, car on répare des accidentées pour l’export.',
        ],
        [
          'The carpets and the seat rails: mud and rust there betray a flood.',
          'Les moquettes et les glissières de siège : boue et rouille y trahissent une inondation.',
        ],
        ['The air conditioning, at idle, for ten minutes.', 'La climatisation, au ralenti, pendant dix minutes.'],
      ),
      heading('Count the whole price', 'Comptez le prix complet'),
      paragraph(
        'Ask whether the price includes customs, registration and plates. “Dédouanée” does not always mean “immatriculée”. Add the visite technique, the insurance, a full service and a set of tyres if those on the car are dated from before its journey. Compare that sum, not the price of the advert, with a car already registered here.',
        'Demandez si le prix comprend la douane, l’immatriculation et les plaques. « Dédouanée » ne veut pas toujours dire « immatriculée ». Ajoutez la visite technique, l’assurance, une révision complète et des pneus si ceux de la voiture datent d’avant le voyage. Comparez cette somme, et non le prix de l’annonce, à une voiture déjà immatriculée ici.',
      ),
      paragraph(
        'On Otosafi imported cars are marked, and the papers that we hold are listed with their dates. If one of them is missing, the page says that too, and you can ask for it before the visit. A seller who has nothing to hide sends it within the day.',
        'Sur Otosafi, les voitures importées sont signalées, et les papiers en notre possession sont listés avec leurs dates. S’il en manque un, la fiche le dit aussi, et vous pouvez le demander avant la visite. Un vendeur qui n’a rien à cacher l’envoie dans la journée.',
      ),
    ],
  },
]
