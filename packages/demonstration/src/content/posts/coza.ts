import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** Posts of South Africa. */
export const COZA_POSTS: readonly Post[] = [
  {
    id: 'papers-to-transfer-a-car-in-south-africa',
    title: {
      en: 'Papers to transfer a car in South Africa',
      fr: 'Changement de propriétaire en Afrique du Sud : les papiers',
    },
    excerpt: {
      en: 'NCO, RLV, RC1, roadworthy: what each one is, who fills it in, and the 21 days.',
      fr: 'NCO, RLV, RC1, roadworthy : à quoi sert chacun, qui le remplit, et le délai de 21 jours.',
    },
    author: 'Thandi Mokoena',
    publishedOn: '2026-05-07',
    topic: 'papers',
    featured: true,
    brands: ['volkswagen', 'toyota', 'ford'],
    photo: 'art/frontThreeQuarter-hatchback-red-1',
    body: [
      paragraph(
        'A change of ownership in South Africa takes two forms and one certificate. It goes wrong when one side believes that the other has done it. Do your half on the day of the sale and keep a copy of both.',
        'En Afrique du Sud, un changement de propriétaire demande deux formulaires et un certificat. Il échoue quand chacun croit que l’autre s’en est chargé. Faites votre part le jour de la vente et gardez copie des deux.',
      ),
      heading('The seller', 'Le vendeur'),
      list(
        [
          'The RC1, the registration certificate, in the seller’s name.',
          'Le RC1, le certificat d’immatriculation, au nom du vendeur.',
        ],
        [
          'The NCO, the notification of change of ownership, also called the yellow form.',
          'Le NCO, l’avis de changement de propriétaire, dit « formulaire jaune ».',
        ],
        [
          'A settlement letter, if the car is still financed. The bank holds the RC1 until it is paid.',
          'Une lettre de solde, si la voiture est encore financée. La banque garde le RC1 jusqu’au paiement.',
        ],
        [
          'No outstanding fines: they can block the transaction on NaTIS.',
          'Aucune amende impayée : elle peut bloquer l’opération sur NaTIS.',
        ],
      ),
      paragraph(
        'Hand the NCO to the registering authority yourself. Until it is recorded, fines and tolls are still addressed to you.',
        'Déposez vous-même le NCO auprès de l’autorité d’immatriculation. Tant qu’il n’est pas enregistré, amendes et péages vous restent adressés.',
      ),
      heading('The buyer', 'L’acheteur'),
      paragraph(
        'The buyer completes form RLV, the application for registration and licensing, within 21 days of the sale. Take the RC1, a roadworthy certificate, your identity document, proof of address and the proof of purchase. The roadworthy certificate is valid for 60 days, so do not have it made too early. You leave with an RC1 in your name and a new licence disc.',
        'L’acheteur remplit le formulaire RLV, la demande d’immatriculation et de licence, dans les 21 jours de la vente. Apportez le RC1, un certificat roadworthy, votre pièce d’identité, un justificatif de domicile et la preuve d’achat. Le roadworthy vaut 60 jours : ne le faites pas établir trop tôt. Vous repartez avec un RC1 à votre nom et une nouvelle vignette.',
      ),
      heading('Who pays for the roadworthy', 'Qui paie le roadworthy'),
      paragraph(
        'The law asks for the certificate; the parties agree who pays. Write it into the offer. If the test finds worn brakes or a cracked windscreen, that sentence decides who has them replaced.',
        'La loi exige le certificat ; les parties décident qui paie. Écrivez-le dans l’offre. Si le contrôle révèle des freins usés ou un pare-brise fissuré, c’est cette phrase qui désigne celui qui les fait remplacer.',
      ),
      heading('Check the number', 'Vérifiez le numéro'),
      paragraph(
        'Compare the chassis number on the car with the RC1, and look for the microdots where they are required. A police clearance shows that the car is not sought. If the numbers differ by a single character, stop: a corrected paper comes before the money.',
        'Comparez le numéro de châssis de la voiture à celui du RC1, et cherchez les micropoints là où ils sont exigés. Une attestation de police montre que la voiture n’est pas recherchée. Si les numéros diffèrent d’un seul caractère, arrêtez : le papier corrigé vient avant l’argent.',
      ),
    ],
  },
  {
    id: 'grey-imports-in-south-africa',
    title: {
      en: 'Grey imports: why “imported” is a caution here',
      fr: 'Importations parallèles : pourquoi se méfier ici',
    },
    excerpt: {
      en: 'Elsewhere in Africa an imported car is normal. In South Africa it needs a permit, and a second look.',
      fr: 'Ailleurs en Afrique, une voiture importée est chose courante. En Afrique du Sud, elle exige un permis et un second regard.',
    },
    author: 'Pieter van Wyk',
    publishedOn: '2026-03-12',
    topic: 'buying',
    featured: false,
    brands: ['toyota', 'nissan'],
    photo: 'art/frontThreeQuarter-estate-white-1',
    body: [
      paragraph(
        'South Africa builds cars and sells its own used ones. The import of used vehicles is generally barred, and is allowed only with a permit in particular cases, such as that of a returning resident. A car that came in without one cannot be registered in your name, however attractive its price.',
        'L’Afrique du Sud construit des voitures et revend les siennes. L’importation de véhicules d’occasion y est en principe interdite, et n’est admise que sur permis dans des cas particuliers, comme celui d’un résident de retour. Une voiture entrée sans permis ne peut être immatriculée à votre nom, si tentant que soit son prix.',
      ),
      heading('How to recognise one', 'Comment la reconnaître'),
      list(
        [
          'Foreign plates, or a story of papers that are “being processed”.',
          'Des plaques étrangères, ou des papiers « en cours ».',
        ],
        ['No RC1, or an RC1 that shows another vehicle.', 'Pas de RC1, ou un RC1 qui décrit un autre véhicule.'],
        [
          'A model that was never sold here, with labels in another language.',
          'Un modèle jamais vendu ici, avec des étiquettes dans une autre langue.',
        ],
        [
          'A steering wheel on the left, while we drive on the left.',
          'Un volant à gauche, alors qu’on roule à gauche.',
        ],
        [
          'A price far below that of the same model at a dealer.',
          'Un prix très inférieur à celui du même modèle chez un concessionnaire.',
        ],
      ),
      heading('What it costs you', 'Ce qu’elle vous coûte'),
      paragraph(
        'An unlawful import can be impounded. A bank will not finance it and an insurer may refuse a claim. Parts and software may differ from the local version, so even an honest car can wait for weeks in a workshop. When you sell it, the next buyer will ask the same questions, and the price will fall again.',
        'Une voiture importée illégalement peut être saisie. Une banque ne la financera pas et un assureur peut refuser un sinistre. Pièces et logiciels diffèrent parfois de la version locale : même honnête, elle peut attendre des semaines à l’atelier. Quand vous la revendrez, l’acheteur suivant posera les mêmes questions, et le prix baissera encore.',
      ),
      heading('What to ask for', 'Que demander'),
      paragraph(
        'If the car was imported lawfully, the seller has the permit, the customs release, the police clearance and an RC1. Ask for all four before the visit, and compare the chassis number on each. One missing paper is a reason to wait. Two are a reason to leave. No discount makes up for a car that cannot be licensed.',
        'Si la voiture a été importée dans les règles, le vendeur détient le permis, la mainlevée de douane, l’attestation de police et un RC1. Demandez les quatre avant la visite, et comparez le numéro de châssis sur chacun. S’il en manque un, attendez. S’il en manque deux, partez. Aucune remise ne compense une voiture que l’on ne peut pas faire immatriculer.',
      ),
      paragraph(
        'On Otosafi the origin of a car stands on its page. Where it is imported, the word appears as a caution and not as a selling point. You can also leave imported cars out with the condition filter.',
        'Sur Otosafi, l’origine d’une voiture figure sur sa fiche. Quand elle est importée, le mot sert d’avertissement et non d’argument. Le filtre « état » permet aussi de les écarter.',
      ),
    ],
  },
]
