import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** Posts of Senegal. */
export const SN_POSTS: readonly Post[] = [
  {
    id: 'papers-to-transfer-a-car-in-senegal',
    title: { en: 'Papers to transfer a car in Senegal', fr: 'Mutation de carte grise au Sénégal : les papiers' },
    excerpt: {
      en: 'Barred carte grise, legalised deed, non-gage, visite technique: fifteen days to put everything in order.',
      fr: 'Carte grise barrée, acte légalisé, non-gage, visite technique : quinze jours pour tout mettre en ordre.',
    },
    author: 'Awa Ndiaye',
    publishedOn: '2026-05-09',
    topic: 'papers',
    featured: true,
    brands: ['peugeot', 'hyundai', 'toyota'],
    photo: 'art/frontThreeQuarter-sedan-white-1',
    body: [
      paragraph(
        'In Senegal the plates stay with the car, whoever owns it. That makes a transfer easy to forget, and a forgotten one expensive: at a check, the name on the carte grise must be explained. Do it at once, with a complete file.',
        'Au Sénégal, les plaques restent sur la voiture, quel que soit le propriétaire. Une mutation s’oublie donc facilement, et un oubli coûte cher : au contrôle, il faut expliquer le nom qui figure sur la carte grise. Faites-la tout de suite, avec un dossier complet.',
      ),
      heading('What the seller gives', 'Ce que remet le vendeur'),
      list(
        ['The original carte grise, barred, dated and signed.', 'L’original de la carte grise, barré, daté et signé.'],
        [
          'The certificat de non-gage, so that no lender can claim the car.',
          'Le certificat de non-gage, pour qu’aucun prêteur ne puisse réclamer la voiture.',
        ],
        ['A visite technique of less than 6 months.', 'Une visite technique de moins de 6 mois.'],
        [
          'For a venant, the customs papers with the chassis number.',
          'Pour un venant, les papiers de douane avec le numéro de châssis.',
        ],
      ),
      heading('What you sign together', 'Ce que vous signez ensemble'),
      paragraph(
        'The deed of sale names both sides, the car, its mileage and the price, with the date and the hour. The signatures are legalised. Do not leave this step to an intermediary: coxeurs are useful to find a car, less so to sign for it. The money moves when the deed is signed, by transfer or in a bank branch.',
        'L’acte de vente nomme les deux parties, la voiture, son kilométrage et le prix, avec la date et l’heure. Les signatures sont légalisées. Ne confiez pas cette étape à un intermédiaire : un coxeur est utile pour trouver une voiture, moins pour la signer. L’argent passe à la signature de l’acte, par virement ou en agence bancaire.',
      ),
      heading('The visite technique', 'La visite technique'),
      paragraph(
        'It is made at the CCTVA in Dakar or at the regional services, once a year for a private car and every six months for public transport. The tariff published some time ago was 7 000 FCFA plus a stamp of 2 000 FCFA; ask for the one in force. If the certificate expires within weeks, agree with the seller who takes the car there.',
        'Elle se passe au CCTVA à Dakar ou dans les services régionaux, une fois par an pour une voiture particulière et tous les six mois pour le transport public. Le tarif publié il y a quelque temps était de 7 000 FCFA, plus un timbre de 2 000 FCFA ; demandez celui en vigueur. Si le certificat expire dans quelques semaines, convenez avec le vendeur de qui y présentera la voiture.',
      ),
      heading('The deadline', 'Le délai'),
      paragraph(
        'File within 15 days with your identity card. The first registration tax depends on the fiscal power, so read that line of the carte grise before you sign. Keep the receipt in the car, and take out insurance in your own name before you drive away.',
        'Déposez le dossier sous 15 jours avec votre carte d’identité. La taxe de première immatriculation dépend de la puissance fiscale : lisez cette ligne de la carte grise avant de signer. Gardez le récépissé à bord, et souscrivez une assurance à votre nom avant de partir.',
      ),
    ],
  },
  {
    id: 'buying-a-venant',
    title: {
      en: 'Buying a venant: miles, customs, repaired cars',
      fr: 'Acheter un venant : miles, douane, voitures réparées',
    },
    excerpt: {
      en: 'Many cars in Dakar come from America. What the odometer, the papers and the paint tell you.',
      fr: 'À Dakar, beaucoup de voitures viennent d’Amérique. Ce que disent le compteur, les papiers et la peinture.',
    },
    author: 'Moussa Diop',
    publishedOn: '2026-03-19',
    topic: 'buying',
    featured: false,
    brands: ['ford', 'hyundai', 'nissan', 'chevrolet'],
    photo: 'art/frontThreeQuarter-suv-silver-1',
    body: [
      paragraph(
        'A venant is a used car that arrives from the United States, Canada or Belgium. It is the ordinary way to buy in Dakar: automatic gearbox, many options, a price that a new car cannot match. The risks are well known, and most of them can be seen.',
        'Un venant est une voiture d’occasion qui arrive des États-Unis, du Canada ou de Belgique. C’est l’achat ordinaire à Dakar : boîte automatique, beaucoup d’options, un prix qu’une neuve ne peut offrir. Les risques sont connus, et la plupart se voient.',
      ),
      heading('The age', 'L’âge'),
      paragraph(
        'A private car must be at most 8 years old to be imported. Compare the date of first use with the date of customs clearance. If the car is older than that rule allows, ask how it came in, and ask to see the paper.',
        'Une voiture particulière doit avoir 8 ans au plus pour être importée. Comparez la date de première mise en circulation et celle du dédouanement. Si la voiture dépasse cet âge, demandez comment elle est entrée, et demandez à voir le papier.',
      ),
      heading('Miles', 'Les miles'),
      paragraph(
        'An American instrument counts miles. 90 000 on the dashboard are 145 000 km, and that is the figure which decides when the timing belt and the gearbox oil are due. On Otosafi the mileage is shown in kilometres and the conversion is stated.',
        'Un compteur américain compte en miles. 90 000 au tableau de bord font 145 000 km, et c’est ce chiffre qui décide de la courroie de distribution et de la vidange de boîte. Sur Otosafi, le kilométrage est en kilomètres et la conversion est indiquée.',
      ),
      heading('Repaired cars', 'Les voitures réparées'),
      list(
        [
          'Look for the history by chassis number: American reports often name accidents and floods.',
          'Cherchez l’historique par le numéro de châssis : les rapports américains citent souvent accidents et inondations.',
        ],
        [
          'Compare the gaps between bonnet, wings and doors on both sides.',
          'Comparez les jours entre capot, ailes et portes des deux côtés.',
        ],
        [
          'Ask whether the airbags are in place: the warning light must come on, then go out.',
          'Demandez si les airbags sont en place : le voyant doit s’allumer, puis s’éteindre.',
        ],
        [
          'Lift the carpet of the boot and smell: damp does not lie.',
          'Soulevez le tapis du coffre et sentez : l’humidité ne ment pas.',
        ],
      ),
      heading('The gearbox and the cold', 'La boîte et le froid'),
      paragraph(
        'An automatic gearbox that has pulled a trailer through Canadian winters shows it when hot. Drive for at least twenty minutes before you judge, then stop on a slope and start again. Check also that the air conditioning cools at idle: some cars come from places where nobody needed it.',
        'Une boîte automatique qui a tiré une remorque pendant des hivers canadiens le montre à chaud. Roulez au moins vingt minutes avant de juger, puis arrêtez-vous en pente et repartez. Vérifiez aussi que la climatisation refroidit au ralenti : certaines voitures viennent de lieux où personne n’en avait besoin.',
      ),
      paragraph(
        'Last, count customs, registration and insurance into the price before you compare two cars. A car that is already registered may turn out to be the cheaper one.',
        'Enfin, ajoutez douane, immatriculation et assurance au prix avant de comparer deux voitures. Une voiture déjà immatriculée peut se révéler la moins chère.',
      ),
    ],
  },
]
