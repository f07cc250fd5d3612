import { heading, list, paragraph } from '../bilingual-text.ts'
import type { PageContent, PageContext } from './page.ts'

/** Financing in general; the figures come from the simulator (P-23). */
export function financePage({ words }: PageContext): PageContent {
  return {
    title: { en: 'Financing', fr: 'Financement' },
    summary: {
      en: `Indicative instalments over {{minMonths, number}} to {{maxMonthsNew, number}} months, with the total beside them.`,
      fr: `Des mensualités indicatives sur {{minMonths, number}} à {{maxMonthsNew, number}} mois, avec le total à côté.`,
    },
    updatedOn: '2026-02-16',
    blocks: [
      paragraph(
        `You can spread the price of a used car over {{minMonths, number}} to {{maxMonths, number}} months. The simulator shows the instalment, the cost of the credit and the total. Every figure is indicative: the lender examines your file and alone makes an offer.`,
        `Vous pouvez étaler le prix d’une voiture d’occasion sur {{minMonths, number}} à {{maxMonths, number}} mois. Le simulateur affiche la mensualité, le coût du crédit et le total. Tout chiffre est indicatif : l’organisme prêteur étudie votre dossier et fait seul une offre.`,
      ),
      heading('How it is computed', 'Comment c’est calculé'),
      paragraph(
        'The amount borrowed is the price less your contribution. The instalment is constant; in the first months it repays little capital, in the last ones nearly nothing else. The rate used is shown with its date. Application fees and insurance are stated apart, because they differ from one lender to the next.',
        'Le montant emprunté est le prix moins votre apport. La mensualité est constante ; les premiers mois, elle rembourse peu de capital, les derniers, presque rien d’autre. Le taux utilisé est affiché avec sa date. Les frais de dossier et l’assurance sont indiqués à part, car ils varient d’un organisme à l’autre.',
      ),
      heading('What you will be asked for', 'Ce qui vous sera demandé'),
      list(
        ['An identity document and a proof of address.', 'Une pièce d’identité et un justificatif de domicile.'],
        [
          'Proof of income: payslips, or accounts if you work for yourself.',
          'Des justificatifs de revenus : bulletins de salaire, ou comptes si vous êtes à votre compte.',
        ],
        [
          'Bank statements of the last three months, as a rule.',
          'En règle générale, les relevés bancaires des trois derniers mois.',
        ],
        ['The reference of the car and its offer.', 'La référence de la voiture et son offre de vente.'],
      ),
      heading('Without interest', 'Sans intérêt'),
      paragraph(
        'Where a participatory or Islamic bank finances the car, it buys it and sells it to you at a margin that is agreed at the start. This is a margin and not interest, and we write it so. Compare the total amounts.',
        'Quand une banque participative ou islamique finance la voiture, elle l’achète et vous la revend avec une marge convenue au départ. C’est une marge et non un intérêt, et nous l’écrivons ainsi. Comparez les montants totaux.',
      ),
      heading('Before you sign', 'Avant de signer'),
      paragraph(
        `A loan binds you. Keep a reserve for fuel, upkeep and ${words.insurance.en}. Ask what early repayment costs, and ask for the release of the car once everything is paid. The lenders that we name are listed as demonstration data, and no partnership is claimed.`,
        `Un crédit vous engage. Gardez une réserve pour le carburant, l’entretien et ${words.insurance.fr}. Demandez ce que coûte un remboursement anticipé, et demandez la mainlevée une fois tout payé. Les organismes cités le sont à titre de démonstration, sans partenariat revendiqué.`,
      ),
    ],
  }
}

/** Insurance: what the law of the country asks for and how to choose cover. */
export function carInsurancePage({ words, legal }: PageContext): PageContent {
  return {
    title: { en: 'Car insurance', fr: 'Assurance auto' },
    summary: {
      en: 'What is compulsory, what is useful, and what to have ready.',
      fr: 'Ce qui est obligatoire, ce qui est utile, et ce qu’il faut préparer.',
    },
    updatedOn: '2026-02-16',
    blocks: [
      paragraph(
        `Insurance does not follow the car when it changes hands. Yours must begin on the day you take the keys. Here is what applies ${words.inCountry.en}, and how to compare two offers.`,
        `L’assurance ne suit pas la voiture quand elle change de mains. La vôtre doit commencer le jour où vous prenez les clés. Voici ce qui s’applique ${words.inCountry.fr}, et comment comparer deux offres.`,
      ),
      heading('What is compulsory', 'Ce qui est obligatoire'),
      { kind: 'paragraph', text: legal.insurance },
      heading('What you can add', 'Ce que vous pouvez ajouter'),
      list(
        [
          'Theft and fire: sensible in town, and for models that are often stolen.',
          'Vol et incendie : raisonnable en ville, et pour les modèles souvent volés.',
        ],
        [
          'Glass: a windscreen with sensors costs far more than a plain one.',
          'Bris de glace : un pare-brise à capteurs coûte bien plus qu’un pare-brise simple.',
        ],
        [
          'Own damage, or comprehensive: your own car is repaired even if you are at fault.',
          'Dommages, ou tous risques : votre voiture est réparée même si vous êtes responsable.',
        ],
        [
          'Assistance: towing, a taxi, a night at a hotel. Read from how many kilometres it applies.',
          'Assistance : remorquage, taxi, nuit d’hôtel. Lisez à partir de combien de kilomètres elle joue.',
        ],
        [
          'Driver’s cover: third-party insurance pays for others, not for you.',
          'Garantie du conducteur : l’assurance au tiers paie pour les autres, pas pour vous.',
        ],
      ),
      heading('How to compare', 'Comment comparer'),
      paragraph(
        'Put the excess beside the premium. A cheap contract with a large excess leaves the small repairs to you. Look at the value that is insured: if it is the price when new, you pay too much; if it is too low, you are paid too little after a theft. Ask how long a claim takes and which workshops you may use. Declare every regular driver, and declare the mileage truthfully: a false statement can cost you the whole claim.',
        'Mettez la franchise à côté de la prime. Un contrat bon marché avec une forte franchise vous laisse les petites réparations. Regardez la valeur assurée : si c’est le prix à neuf, vous payez trop ; si elle est trop basse, vous êtes mal indemnisé après un vol. Demandez la durée d’un règlement et les garages admis. Déclarez chaque conducteur habituel, et déclarez le kilométrage exact : une fausse déclaration peut vous coûter toute l’indemnité.',
      ),
      heading('What to have ready', 'Ce qu’il faut préparer'),
      paragraph(
        `Have ${words.registration.en}, ${words.technicalTest.en}, your driving licence and the statement of your former insurer at hand. We do not sell insurance: we give you the figures of the car that an insurer asks for.`,
        `Ayez sous la main ${words.registration.fr}, ${words.technicalTest.fr}, votre permis de conduire et le relevé de votre ancien assureur. Nous ne vendons pas d’assurance : nous vous donnons les caractéristiques de la voiture qu’un assureur demande.`,
      ),
    ],
  }
}
