import { heading, list, paragraph } from '../bilingual-text.ts'
import type { PageContent, PageContext } from './page.ts'

/** Selling a car to the product: what its page says beside the steps and the claims, which are the product's own. */
export function sellCarPage({ words }: PageContext): PageContent {
  return {
    title: { en: 'Sell your car', fr: 'Vendre ma voiture' },
    summary: {
      en: 'A form, an inspection, a written offer. You may refuse it.',
      fr: 'Un formulaire, une inspection, une offre écrite. Vous pouvez la refuser.',
    },
    updatedOn: '2026-04-13',
    blocks: [
      paragraph(
        'Selling a car yourself means photographs, calls at all hours, visits that come to nothing and the question of how to be paid. We replace that with three steps.',
        'Vendre soi-même, ce sont des photos, des appels à toute heure, des visites sans suite et la question du paiement. Nous remplaçons cela par trois étapes.',
      ),
      heading('How the offer is made', 'Comment l’offre est établie'),
      paragraph(
        'We make a written offer. If you accept it, we prepare the papers. If you refuse it, you owe nothing.',
        'Nous faisons une offre écrite. Si vous l’acceptez, nous préparons les papiers. Si vous la refusez, vous ne devez rien.',
      ),
      paragraph(
        'We start from the prices of comparable cars: same model, near year, near mileage. We deduct the work that the report shows to be needed, and we tell you each amount. A clean history, two keys and complete invoices raise the offer. A modified car, a missing paper or an odometer that does not fit the rest lowers it.',
        'Nous partons du prix de voitures comparables : même modèle, année et kilométrage proches. Nous déduisons les travaux que le rapport montre nécessaires, en vous indiquant chaque montant. Un historique clair, deux clés et des factures complètes font monter l’offre. Une voiture modifiée, un papier manquant ou un compteur qui ne concorde pas avec le reste la font baisser.',
      ),
      heading('What to prepare', 'Ce qu’il faut préparer'),
      paragraph(
        `Have ready ${words.registration.en}, ${words.technicalTest.en}, ${words.debtCheck.en}, the service book, the invoices and both keys. The person named on the papers must be present, or give a power of attorney.`,
        `Préparez ${words.registration.fr}, ${words.technicalTest.fr}, ${words.debtCheck.fr}, le carnet d’entretien, les factures et les deux clés. La personne dont le nom figure sur les papiers doit être présente, ou donner procuration.`,
      ),
      paragraph(
        'Remove your belongings, and do not clean the engine: a little dust tells the inspector more than a shine. If the car has a fault, say so in the form. It is found in any case, and a seller who names it is believed on everything else. Bring the car with enough fuel for a test drive.',
        'Retirez vos affaires, et ne nettoyez pas le moteur : un peu de poussière en dit plus à l’inspecteur qu’un lustrage. Si la voiture a un défaut, écrivez-le dans le formulaire. Il sera trouvé de toute façon, et un vendeur qui le nomme est cru sur tout le reste. Venez avec assez de carburant pour un essai sur route.',
      ),
    ],
  }
}

/** Warranty and return: the edition's promises (P-25), with what the law adds. */
export function warrantyPage({ legal, contact }: PageContext): PageContent {
  return {
    title: { en: 'Warranty and return', fr: 'Garantie et retour' },
    summary: {
      en: '{{months, number}} months on engine, gearbox and powertrain, {{roadsideMonths, number}} months of towing, {{days, number}} days to return the car.',
      fr: '{{months, number}} mois sur le moteur, la boîte et la transmission, {{roadsideMonths, number}} mois de remorquage, {{days, number}} jours pour rendre la voiture.',
    },
    updatedOn: '2026-04-13',
    blocks: [
      paragraph(
        'These conditions apply to used cars bought from us. The car’s page states what is included for that car, and the contract repeats it.',
        'Ces conditions s’appliquent aux voitures d’occasion achetées chez nous. La fiche précise ce qui est inclus pour cette voiture, et le contrat le reprend.',
      ),
      heading('Warranty', 'Garantie'),
      paragraph(
        'It starts on the day of hand-over, lasts {{months, number}} months and can be extended to {{extendedMonths, number}}. It pays for parts and labour.',
        'Elle commence le jour de la remise, dure {{months, number}} mois et peut être portée à {{extendedMonths, number}}. Elle couvre pièces et main-d’œuvre.',
      ),
      list(
        [
          'Covered: engine, gearbox, and the powertrain between gearbox and wheels.',
          'Couverts : le moteur, la boîte de vitesses, et la transmission entre la boîte et les roues.',
        ],
        [
          'Not covered: wear such as pads, tyres, wipers and clutch lining; bodywork and glass.',
          'Non couverts : l’usure (plaquettes, pneus, balais, garniture d’embrayage), la carrosserie et les vitres.',
        ],
        [
          'Not covered: damage from an accident, from the wrong fuel or from missed services.',
          'Non couverts : les dommages dus à un accident, à une erreur de carburant ou à un entretien omis.',
        ],
        [
          'Not covered: defects that the inspection report named before the sale.',
          'Non couverts : les défauts que le rapport d’inspection signalait avant la vente.',
        ],
      ),
      heading('Towing', 'Remorquage'),
      paragraph(
        'For {{roadsideMonths, number}} months a breakdown is towed to the nearest suitable workshop. Call us first, so that the cost is taken over without an advance from you.',
        'Pendant {{roadsideMonths, number}} mois, une voiture en panne est remorquée jusqu’à l’atelier adapté le plus proche. Appelez-nous d’abord, afin que les frais soient pris en charge sans avance de votre part.',
      ),
      heading('{{days, number}} days to return it', '{{days, number}} jours pour la rendre'),
      paragraph(
        'If the car does not suit you, tell us within {{days, number}} days after you received it. Bring it back in the state in which you received it, with its papers and keys. We check it with you, and refund the price by the way in which you paid.',
        'Si la voiture ne vous convient pas, dites-le-nous dans les {{days, number}} jours qui suivent la remise. Ramenez-la dans l’état où vous l’avez reçue, avec ses papiers et ses clés. Nous la contrôlons avec vous et remboursons le prix par le moyen que vous aviez utilisé.',
      ),
      heading('What the law adds', 'Ce que la loi ajoute'),
      { kind: 'paragraph', text: legal.warranty },
      heading('How to claim', 'Comment faire une demande'),
      paragraph(
        `Stop the car as soon as a warning light tells you to. Write to ${contact.email} with the reference of the car, the mileage and what you noticed. Do not have anything dismantled before we have answered and named the workshop.`,
        `Arrêtez la voiture dès qu’un voyant le demande. Écrivez à ${contact.email} avec la référence de la voiture, le kilométrage et ce que vous avez constaté. Ne faites rien démonter avant que nous ayons répondu et indiqué l’atelier.`,
      ),
    ],
  }
}
