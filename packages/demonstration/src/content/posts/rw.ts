import { heading, list, paragraph } from '../bilingual-text.ts'
import type { Post } from './post.ts'

/** Posts of Rwanda. */
export const RW_POSTS: readonly Post[] = [
  {
    id: 'papers-to-transfer-a-car-in-rwanda',
    title: { en: 'Papers to transfer a car in Rwanda', fr: 'Transférer une voiture au Rwanda : les papiers' },
    excerpt: {
      en: 'Caveats, arrears, notary, e-Tax: the order that leads to a yellow card in your name.',
      fr: 'Oppositions, arriérés, notaire, e-Tax : l’ordre qui mène à une carte jaune à votre nom.',
    },
    author: 'Claudine Uwase',
    publishedOn: '2026-05-08',
    topic: 'papers',
    featured: true,
    brands: ['toyota', 'hyundai', 'kia'],
    photo: 'art/frontThreeQuarter-suv-grey-1',
    body: [
      paragraph(
        'The yellow card, or carte jaune, says who owns a car in Rwanda. The Rwanda Revenue Authority (RRA) keeps the register, so a transfer is first of all a tax matter. Five steps, in this order, avoid surprises.',
        'La carte jaune dit à qui appartient une voiture au Rwanda. Le Rwanda Revenue Authority (RRA) tient le registre : un transfert est donc d’abord une affaire fiscale. Cinq étapes, dans cet ordre, évitent les surprises.',
      ),
      heading('Check the car before the person', 'Vérifier la voiture avant la personne'),
      list(
        [
          'Compare the yellow card with the chassis number and the engine number.',
          'Comparez la carte jaune au numéro de châssis et au numéro de moteur.',
        ],
        [
          'Ask for a check of caveats: a loan secured on the car blocks the transfer.',
          'Faites vérifier les oppositions : un prêt garanti par la voiture bloque le transfert.',
        ],
        [
          'Ask whether tax arrears or fines remain, and have them paid by the seller.',
          'Demandez s’il reste des arriérés d’impôt ou des amendes, et faites-les payer par le vendeur.',
        ],
        [
          'Look at the date of the police automobile inspection: yearly for a private car.',
          'Regardez la date du contrôle technique de la police : annuel pour une voiture particulière.',
        ],
      ),
      heading('Sign before the notary', 'Signer devant le notaire'),
      paragraph(
        'Buyer and seller sign the contract of sale before a notary, with their identity papers. If the owner is married, ask the notary whether the spouse must sign as well. The contract states the price, the mileage, the numbers of the car and the way of payment. Pay by bank transfer, with the chassis number as reference.',
        'Acheteur et vendeur signent le contrat de vente devant notaire, avec leurs pièces d’identité. Si le propriétaire est marié, demandez au notaire si le conjoint doit signer aussi. Le contrat indique le prix, le kilométrage, les numéros de la voiture et le mode de paiement. Payez par virement bancaire, avec le numéro de châssis en référence.',
      ),
      heading('Declare on e-Tax', 'Déclarer sur e-Tax'),
      paragraph(
        'The transfer is declared on the RRA’s e-Tax service, with the notarised contract and the tax numbers of both sides. The fee quoted in 2026 was RWF 60,000. When the payment is recorded, the yellow card is issued in your name. Check its spelling and its numbers at once: a mistake is easier to correct on the first day.',
        'Le transfert est déclaré sur le service e-Tax du RRA, avec le contrat notarié et les numéros fiscaux des deux parties. Le tarif cité en 2026 était de RWF 60 000. Une fois le paiement enregistré, la carte jaune est établie à votre nom. Vérifiez-en aussitôt l’orthographe et les numéros : une erreur se corrige mieux le premier jour.',
      ),
      heading('Insure and drive', 'Assurer et rouler'),
      paragraph(
        'Third-party insurance is compulsory and must be in your name before you drive. If you bought with a loan, the bank asks for comprehensive cover as well. Keep the yellow card, the insurance and the inspection certificate together. Fees change, so confirm them with the RRA on the day.',
        'L’assurance au tiers est obligatoire et doit être à votre nom avant de rouler. Si vous avez acheté à crédit, la banque demande aussi une assurance tous risques. Gardez ensemble la carte jaune, l’assurance et le certificat de contrôle. Les tarifs évoluent : confirmez-les auprès du RRA le jour venu.',
      ),
    ],
  },
  {
    id: 'a-hybrid-in-kigali',
    title: { en: 'Is a hybrid worth it in Kigali?', fr: 'Une hybride vaut-elle le coup à Kigali ?' },
    excerpt: {
      en: 'Hills, traffic and a battery that dislikes neglect. What to expect and what to test.',
      fr: 'Des collines, des bouchons et une batterie qui n’aime pas la négligence. À quoi s’attendre, que vérifier.',
    },
    author: 'Eric Mugisha',
    publishedOn: '2026-04-09',
    topic: 'driving',
    featured: true,
    brands: ['toyota', 'hyundai', 'byd'],
    photo: 'art/frontThreeQuarter-suv-blue-1',
    body: [
      paragraph(
        'Kigali could have been drawn to explain how a hybrid works. On the way down a hill the car slows with its electric motor and fills its battery. On the way up, and in the queue at the roundabout, it gives that energy back. The more you brake, the more you save.',
        'Kigali semble dessinée pour expliquer une hybride. En descente, la voiture ralentit avec son moteur électrique et recharge sa batterie. En montée, et dans la file du rond-point, elle rend cette énergie. Plus vous freinez, plus vous économisez.',
      ),
      heading('What you can expect', 'À quoi s’attendre'),
      paragraph(
        'In town, a hybrid usually burns clearly less petrol than the same car without the electric motor. On the open road to Huye or Musanze at a steady speed, the gap nearly closes. If you drive mostly between provinces, do the sum before you pay more. Reliefs on customs and taxes for hybrid and electric cars change from one year to the next, so ask what applies today.',
        'En ville, une hybride brûle en général nettement moins d’essence que la même voiture sans moteur électrique. Sur la route de Huye ou de Musanze, à vitesse stable, l’écart se referme presque. Si vous roulez surtout entre provinces, faites le calcul avant de payer plus. Les allègements de douane et de taxes pour les hybrides et les électriques changent d’une année à l’autre : demandez ce qui s’applique aujourd’hui.',
      ),
      heading('The battery', 'La batterie'),
      list(
        [
          'Ask for a diagnostic that shows the state of each module, not only a total.',
          'Demandez un diagnostic qui montre l’état de chaque module, et pas seulement un total.',
        ],
        [
          'Find the air inlet of the battery, often beside the rear seat: it must be clean and free.',
          'Trouvez l’entrée d’air de la batterie, souvent près de la banquette arrière : elle doit être propre et dégagée.',
        ],
        [
          'Drive up a long hill: the petrol engine should not race while the gauge falls at once.',
          'Montez une longue côte : le moteur thermique ne doit pas s’emballer tandis que la jauge chute aussitôt.',
        ],
        [
          'Let the car stand with the air conditioning on: the petrol engine should start and stop calmly.',
          'Laissez la voiture à l’arrêt, climatisation en marche : le moteur doit démarrer et s’arrêter calmement.',
        ],
      ),
      heading('Who repairs it', 'Qui la répare'),
      paragraph(
        'Before you choose a brand, find the workshop. Ask which hybrid models it has repaired this year, whether it has the insulated tools, and what a reconditioned battery costs. Write that figure next to the price of the car. A hybrid with a healthy battery and a known workshop is a sound choice; a cheaper one with neither is a bet.',
        'Avant de choisir une marque, trouvez l’atelier. Demandez quels modèles hybrides il a réparés cette année, s’il possède l’outillage isolé et ce que coûte une batterie reconditionnée. Notez ce chiffre à côté du prix de la voiture. Une hybride à la batterie saine et à l’atelier connu est un choix raisonnable ; une moins chère, sans l’un ni l’autre, est un pari.',
      ),
      paragraph(
        'And the brakes: because the motor slows the car, the discs last long but can rust. Have them looked at all the same.',
        'Et les freins : comme le moteur ralentit la voiture, les disques durent longtemps mais peuvent rouiller. Faites-les regarder malgré tout.',
      ),
    ],
  },
  {
    id: 'imported-car-checks-in-rwanda',
    title: {
      en: 'From Japan, Korea or Dubai: checking an import',
      fr: 'Du Japon, de Corée ou de Dubaï : vérifier une importée',
    },
    excerpt: {
      en: 'Almost every car in Rwanda was imported. The origin tells you where to look.',
      fr: 'Presque toutes les voitures du Rwanda ont été importées. L’origine dit où regarder.',
    },
    author: 'Eric Mugisha',
    publishedOn: '2026-03-05',
    topic: 'buying',
    featured: false,
    brands: ['toyota', 'hyundai', 'kia', 'nissan'],
    photo: 'art/frontThreeQuarter-suv-black-1',
    body: [
      paragraph(
        'In Rwanda “imported” is not a warning, it is the rule. There is no age limit, so a car of fifteen years may have arrived last month. What matters is where it lived before, because each origin leaves its own marks.',
        'Au Rwanda, « importée » n’est pas un avertissement, c’est la règle. Il n’y a pas de limite d’âge : une voiture de quinze ans peut être arrivée le mois dernier. Ce qui compte, c’est l’endroit où elle a vécu, car chaque origine laisse ses marques.',
      ),
      heading('Read the origin', 'Lire l’origine'),
      list(
        [
          'Japan: often low mileage and good upkeep. A car from there had its wheel on the right; one on the left deserves a question, and a converted one is to be refused.',
          'Japon : souvent peu de kilomètres et un bon entretien. Une voiture de là-bas avait le volant à droite ; à gauche, posez la question, et refusez une voiture convertie.',
        ],
        [
          'Korea: wheel on the left from the start, labels in Korean, service data that a dealer can read.',
          'Corée : volant à gauche d’origine, étiquettes en coréen, historique lisible par un concessionnaire.',
        ],
        [
          'Dubai: heat and sand. Look at seals, hoses, the cooling system and the air filter.',
          'Dubaï : chaleur et sable. Regardez joints, durites, refroidissement et filtre à air.',
        ],
        [
          'Europe: salted roads in winter. Look underneath for rust.',
          'Europe : routes salées l’hiver. Cherchez la rouille sous la caisse.',
        ],
      ),
      heading('The customs file', 'Le dossier de douane'),
      paragraph(
        'Ask for the declaration and the proof of payment: customs duty, VAT, withholding tax and consumption tax, which depends on the engine. The numbers must be those of the car. If the seller offers a car “duty not paid”, ask the RRA for the amount before you agree on a price, because it can change the sum entirely. Ask also what the relief for hybrid and electric cars is today, if the car is one.',
        'Demandez la déclaration et la preuve de paiement : droits de douane, TVA, retenue à la source et droit de consommation, qui dépend du moteur. Les numéros doivent être ceux de la voiture. Si le vendeur propose une voiture « hors douane », demandez le montant au RRA avant de convenir d’un prix : il peut tout changer. Si la voiture est hybride ou électrique, demandez aussi quel allègement s’applique aujourd’hui.',
      ),
      heading('The altitude and the hills', 'L’altitude et les collines'),
      paragraph(
        'Kigali lies at about 1,500 metres, where an engine without a turbo loses some of its strength. Make the test drive uphill, with four people on board and the air conditioning on. Watch the temperature, feel for a gearbox that hesitates, and on the way down listen to the brakes. Ten minutes of hills say more than an hour on the flat. Back at the seller’s, open the bonnet while the engine is hot and look for fresh traces of oil or coolant.',
        'Kigali se trouve à environ 1 500 mètres, où un moteur sans turbo perd un peu de sa force. Faites l’essai en côte, à quatre à bord et climatisation en marche. Surveillez la température, guettez une boîte qui hésite et, en descente, écoutez les freins. Dix minutes de collines en disent plus qu’une heure de plat. De retour chez le vendeur, ouvrez le capot moteur chaud et cherchez des traces fraîches d’huile ou de liquide.',
      ),
    ],
  },
]
