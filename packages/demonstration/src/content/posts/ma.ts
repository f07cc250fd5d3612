import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** Posts of Morocco. */
export const MA_POSTS: readonly Post[] = [
  {
    id: 'papers-to-transfer-a-car-in-morocco',
    title: { en: 'Papers to transfer a car in Morocco', fr: 'Mutation de carte grise au Maroc : les papiers' },
    excerpt: {
      en: 'What the seller brings, what the buyer brings, and in which order things are signed.',
      fr: 'Ce qu’apporte le vendeur, ce qu’apporte l’acheteur, et l’ordre des signatures.',
    },
    author: 'Salma Benkirane',
    publishedOn: '2026-05-05',
    topic: 'papers',
    featured: true,
    brands: ['dacia', 'renault', 'peugeot'],
    photo: 'art/frontThreeQuarter-hatchback-grey-1',
    body: [
      paragraph(
        'A sale between two people in Morocco is simple when the papers are ready and long when one of them is missing. Here is the order that avoids a second trip.',
        'Au Maroc, une vente entre particuliers est simple quand les papiers sont prêts, et longue dès qu’il en manque un. Voici l’ordre qui évite un second déplacement.',
      ),
      heading('Before the signature', 'Avant la signature'),
      list(
        [
          'Carte grise in the name of the seller, with a chassis number equal to the one on the car.',
          'Carte grise au nom du vendeur, avec un numéro de châssis identique à celui de la voiture.',
        ],
        [
          'Visite technique still valid: yearly from the fifth year, and asked for at the sale.',
          'Visite technique en cours de validité : annuelle à partir de la cinquième année, et demandée lors de la vente.',
        ],
        [
          'Vignette (TSAV) paid for the current year, with its receipt.',
          'Vignette (TSAV) de l’année payée, avec sa quittance.',
        ],
        [
          'Certificat de non-gage, or the release (mainlevée) if the car was bought with a loan.',
          'Certificat de non-gage, ou mainlevée si la voiture a été achetée à crédit.',
        ],
      ),
      paragraph(
        'If the seller acts for somebody else, ask for the power of attorney and read its limits. A car that entered with foreign plates also needs its customs document.',
        'Si le vendeur agit pour un tiers, demandez la procuration et lisez-en les limites. Une voiture entrée sous plaques étrangères doit aussi avoir son document de douane.',
      ),
      heading('The signature', 'La signature'),
      paragraph(
        'Both sides sign the deed of sale and have their signatures legalised at the municipal office. Write the price, the date, the hour and the mileage. The hour matters: it separates the fines of one owner from those of the other. Hand over the money at this moment, by certified cheque or confirmed transfer.',
        'Les deux parties signent l’acte de vente et font légaliser leurs signatures à la commune. Écrivez le prix, la date, l’heure et le kilométrage. L’heure compte : elle sépare les contraventions de l’un de celles de l’autre. Remettez l’argent à ce moment, par chèque certifié ou virement confirmé.',
      ),
      heading('The file at NARSA', 'Le dossier à la NARSA'),
      paragraph(
        'The buyer files the barred carte grise, the legalised deed, the visite technique, the tax receipts and a copy of the identity card. The fee depends on the fiscal power: count roughly 1 000 to 3 000 DH. Do it soon after the sale; fifteen days is the time limit most often quoted. Ask for the receipt, which allows you to drive until the new card arrives.',
        'L’acheteur dépose la carte grise barrée, l’acte légalisé, la visite technique, les quittances et une copie de la CIN. Les frais dépendent de la puissance fiscale : comptez à peu près 1 000 à 3 000 DH. Faites-le peu après la vente ; le délai le plus souvent cité est de quinze jours. Demandez le récépissé, qui vous permet de rouler en attendant la nouvelle carte.',
      ),
      paragraph(
        'Insurance does not follow the car. Take out your own before you leave the parking space. Rules and fees change: check them with NARSA on the day.',
        'L’assurance ne suit pas la voiture. Souscrivez la vôtre avant de quitter la place de parking. Règles et tarifs évoluent : vérifiez-les auprès de la NARSA le jour venu.',
      ),
    ],
  },
  {
    id: 'imported-or-first-hand-in-morocco',
    title: { en: 'Imported car or “première main Maroc”', fr: 'Voiture importée ou « première main Maroc »' },
    excerpt: {
      en: 'Why the same model can cost less when it was imported, and what to check before you rejoice.',
      fr: 'Pourquoi un même modèle coûte parfois moins cher importé, et que vérifier avant de se réjouir.',
    },
    author: 'Yassine El Amrani',
    publishedOn: '2026-03-03',
    topic: 'buying',
    featured: false,
    brands: ['volkswagen', 'mercedes-benz', 'ford'],
    photo: 'art/frontThreeQuarter-sedan-black-1',
    body: [
      paragraph(
        'Adverts in Morocco like to say “première main Maroc”: the car was sold new here and has had one owner. An imported car of the same age is often cheaper. The gap is not a gift. It pays for what nobody can tell you about the first years.',
        'Les annonces marocaines aiment dire « première main Maroc » : la voiture a été vendue neuve ici et n’a eu qu’un propriétaire. Une importée du même âge est souvent moins chère. L’écart n’est pas un cadeau : il paie ce que personne ne peut vous dire des premières années.',
      ),
      heading('Imports are the minority', 'Les importées sont minoritaires'),
      paragraph(
        'In 2024 the country counted 537 299 transfers of used cars, of which only 15 562 concerned imported ones. Most of what you will see was sold new by a Moroccan dealer. Its history can be found: the first carte grise, the services at the dealer, the visits to the technical centre.',
        'En 2024, le pays a compté 537 299 mutations de voitures d’occasion, dont 15 562 seulement pour des importées. L’essentiel de ce que vous verrez a été vendu neuf par un concessionnaire marocain. Son passé se retrouve : première carte grise, entretiens chez le concessionnaire, passages au centre de visite technique.',
      ),
      heading('What to check on an imported car', 'Que vérifier sur une importée'),
      list(
        ['The customs document and the date of clearance.', 'Le document de douane et la date de dédouanement.'],
        [
          'The date of first use abroad, not only that of the Moroccan carte grise.',
          'La date de première mise en circulation à l’étranger, et pas seulement celle de la carte grise marocaine.',
        ],
        [
          'The service book of the country of origin, and the mileage on each invoice.',
          'Le carnet du pays d’origine, et le kilométrage de chaque facture.',
        ],
        [
          'Rust under the body, if the car comes from a country where roads are salted.',
          'La rouille sous la caisse, si la voiture vient d’un pays où l’on sale les routes.',
        ],
        [
          'The exact version: engine, emission standard and parts may differ from the Moroccan one.',
          'La version exacte : moteur, norme antipollution et pièces peuvent différer de celle vendue au Maroc.',
        ],
      ),
      heading('What to check on a local car', 'Que vérifier sur une locale'),
      paragraph(
        'Local does not mean easy. Rental cars and the cars of sales teams cover great distances in few years. Look at the number of owners, ask who the first one was, and divide the mileage by the age. Around 20 000 km a year is usual. A former rental car can be a good purchase when its upkeep is documented and the price says what it is.',
        'Locale ne veut pas dire sans souci. Voitures de location et de commerciaux parcourent beaucoup en peu d’années. Regardez le nombre de propriétaires, demandez qui était le premier et divisez le kilométrage par l’âge. Environ 20 000 km par an est courant. Une ancienne voiture de location peut être un bon achat quand son entretien est documenté et que le prix le reflète.',
      ),
      paragraph(
        'On Otosafi, the origin is a line of its own on the car’s page. If we do not know it, the page says “not known”.',
        'Sur Otosafi, l’origine est une ligne à part de la fiche. Si nous ne la connaissons pas, la fiche indique « inconnue ».',
      ),
    ],
  },
]
