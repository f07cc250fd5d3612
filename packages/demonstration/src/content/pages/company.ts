import { heading, list, paragraph } from '../bilingual-text.ts'
import type { PageContent, PageContext } from './page.ts'

/** About the company. */
export function aboutPage({ words, contact }: PageContext): PageContent {
  return {
    title: { en: 'About Otosafi', fr: 'À propos d’Otosafi' },
    summary: {
      en: 'Used and new cars with a public report, a stated price and complete papers.',
      fr: 'Des voitures d’occasion et neuves avec un rapport public, un prix expliqué et des papiers complets.',
    },
    updatedOn: '2026-05-04',
    blocks: [
      paragraph(
        `“Oto” is the car, “safi” is what is clean, clear, settled. Otosafi sells used and new cars ${words.inCountry.en} to people who do not wish to become experts before they buy one.`,
        `« Oto », c’est la voiture ; « safi », ce qui est propre, clair, réglé. Otosafi vend des voitures d’occasion et neuves ${words.inCountry.fr} à celles et ceux qui ne veulent pas devenir experts avant d’en acheter une.`,
      ),
      heading('Three fears, three answers', 'Trois craintes, trois réponses'),
      paragraph(
        'Whoever buys a used car fears a hidden defect, a false price and a trap on the papers. We answer each of them in writing, on the page of the car.',
        'Qui achète une voiture d’occasion craint un défaut caché, un prix faux et un piège sur les papiers. Nous répondons à chacune de ces craintes par écrit, sur la fiche de la voiture.',
      ),
      list(
        [
          'The defect: an inspection on {{points, number}} points in ten sections. The report is public, defects first. What was not checked is shown as not checked.',
          'Le défaut : une inspection sur {{points, number}} points en dix sections. Le rapport est public, défauts en tête. Ce qui n’a pas été vérifié est indiqué comme tel.',
        ],
        [
          'The price: we say how many comparable cars it rests on, and what their middle price is. Where there are too few, we give no judgement.',
          'Le prix : nous disons sur combien de voitures comparables il repose, et quel est leur prix médian. S’il y en a trop peu, nous ne jugeons pas.',
        ],
        [
          'The papers: each document that we hold is listed with its date of validity.',
          'Les papiers : chaque document en notre possession est listé avec sa date de validité.',
        ],
      ),
      heading('How we work', 'Notre façon de travailler'),
      paragraph(
        'An inspector examines the car, photographs every flaw with its size and records the sound of the engine. If we do not know something, the page says “not known”. The mileage is shown in kilometres, and we say when the instrument counts miles. A sold car keeps its page, so that you can compare.',
        'Un inspecteur examine la voiture, photographie chaque défaut avec sa taille et enregistre le son du moteur. Si nous ignorons une chose, la fiche indique « inconnu ». Le kilométrage est affiché en kilomètres, et nous précisons si l’instrument compte en miles. Une voiture vendue garde sa fiche, pour que vous puissiez comparer.',
      ),
      paragraph(
        'We do not show counters that press you, and no price ends at midnight. A car is held for one person at a time, for a time that is written down.',
        'Nous n’affichons aucun compteur pour vous presser, et aucun prix n’expire à minuit. Une voiture est réservée à une personne à la fois, pour une durée écrite.',
      ),
      heading('Where to find us', 'Où nous trouver'),
      paragraph(
        `${contact.address}. Write to ${contact.email}. This site shows demonstration data: the cars, the customers and the addresses are invented.`,
        `${contact.address}. Écrivez à ${contact.email}. Ce site présente des données de démonstration : les voitures, les clients et les adresses sont inventés.`,
      ),
    ],
  }
}

/** Careers: what the work is like, without open posts. */
export function careersPage({ words, contact }: PageContext): PageContent {
  return {
    title: { en: 'Careers', fr: 'Recrutement' },
    summary: {
      en: 'The work that we do, and how to apply.',
      fr: 'Les métiers que nous exerçons, et comment postuler.',
    },
    updatedOn: '2026-03-02',
    blocks: [
      paragraph(
        `Selling a car well is a craft made of several trades. We look for people ${words.inCountry.en} who would rather write “not known” than guess, and who explain a defect as calmly as a quality.`,
        `Bien vendre une voiture est un travail fait de plusieurs métiers. Nous cherchons ${words.inCountry.fr} des personnes qui préfèrent écrire « inconnu » plutôt que deviner, et qui expliquent un défaut aussi calmement qu’une qualité.`,
      ),
      heading('The trades', 'Les métiers'),
      list(
        [
          'Inspector: you examine cars on {{points, number}} points, drive them, photograph them and sign the report with your name. Experience in a workshop is needed.',
          'Inspection : vous examinez les voitures sur {{points, number}} points, les essayez, les photographiez et signez le rapport de votre nom. Une expérience en atelier est nécessaire.',
        ],
        [
          'Valuation: you compare a car with others and explain your price in three sentences.',
          'Estimation : vous comparez une voiture à d’autres et expliquez votre prix en trois phrases.',
        ],
        [
          'Customer relations: you answer by phone and by WhatsApp, in the languages of the country.',
          'Relation client : vous répondez par téléphone et par WhatsApp, dans les langues du pays.',
        ],
        [
          'Papers and transfers: you prepare the files, follow them at the counter and keep the dates.',
          'Papiers et mutations : vous préparez les dossiers, les suivez au guichet et tenez les délais.',
        ],
        [
          'Product and engineering: you build pages that work on an old phone with a small data bundle.',
          'Produit et développement : vous construisez des pages qui fonctionnent sur un vieux téléphone avec un petit forfait.',
        ],
      ),
      heading('How we choose', 'Comment nous choisissons'),
      paragraph(
        'There are two conversations and one exercise taken from a working day: reading a report, answering a customer, or preparing a file. You are told what was good and what was missing, whatever the result. We look at what you can do. Age, origin, sex, religion and family have no place in the decision.',
        'Il y a deux entretiens et un exercice tiré d’une journée de travail : lire un rapport, répondre à un client ou préparer un dossier. Nous vous disons ce qui était bien et ce qui manquait, quel que soit le résultat. Nous regardons ce que vous savez faire. L’âge, l’origine, le sexe, la religion et la famille n’ont pas de place dans la décision.',
      ),
      heading('How to apply', 'Comment postuler'),
      paragraph(
        `Write to ${contact.email} with the trade in the subject, a page about your experience and the city where you wish to work. We never ask a candidate for money. Your application is kept for {{requestMonths, number}} months and then deleted; you may ask for its deletion earlier.`,
        `Écrivez à ${contact.email} en indiquant le métier en objet, avec une page sur votre expérience et la ville où vous souhaitez travailler. Nous ne demandons jamais d’argent à un candidat. Votre candidature est conservée {{requestMonths, number}} mois, puis supprimée ; vous pouvez en demander la suppression plus tôt.`,
      ),
    ],
  }
}
