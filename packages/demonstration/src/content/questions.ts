import type { Question } from '@otosafi/domain/content/content'

import type { BilingualText } from './bilingual-text.ts'

const NO = { value: 'no', label: { en: 'No', fr: 'Non' } }
const YES = { value: 'yes', label: { en: 'Yes', fr: 'Oui' } }

/** The questions of the selling form, the same in every edition, in their order. */
export const QUESTIONS: readonly Question<BilingualText>[] = [
  {
    id: 'accident',
    text: { en: 'Was the car in an accident?', fr: 'La voiture a-t-elle été accidentée ?' },
    help: {
      en: 'Any damage that cost more than a coat of paint.',
      fr: 'Tout dommage qui a coûté plus qu’un coup de peinture.',
    },
    options: [
      NO,
      { value: 'repaired', label: { en: 'Yes, and it was repaired', fr: 'Oui, et elle a été réparée' } },
      { value: 'damaged', label: { en: 'Yes, and it was not repaired', fr: 'Oui, et elle n’a pas été réparée' } },
    ],
  },
  {
    id: 'warningLight',
    text: { en: 'Does a warning light stay on?', fr: 'Un voyant reste-t-il allumé ?' },
    help: { en: 'After the engine has been started.', fr: 'Une fois le moteur démarré.' },
    options: [NO, YES],
  },
  {
    id: 'servicing',
    text: { en: 'Was the car serviced regularly?', fr: 'La voiture a-t-elle été entretenue régulièrement ?' },
    help: null,
    options: [
      { value: 'book', label: { en: 'Yes, with a service book', fr: 'Oui, avec un carnet d’entretien' } },
      { value: 'invoices', label: { en: 'Yes, with invoices', fr: 'Oui, avec des factures' } },
      { value: 'unproven', label: { en: 'Yes, without papers', fr: 'Oui, sans justificatifs' } },
      NO,
    ],
  },
  {
    id: 'tyres',
    text: { en: 'How worn are the tyres?', fr: 'Dans quel état sont les pneus ?' },
    help: null,
    options: [
      { value: 'new', label: { en: 'Nearly new', fr: 'Presque neufs' } },
      { value: 'half', label: { en: 'Half worn', fr: 'À moitié usés' } },
      { value: 'worn', label: { en: 'To be replaced', fr: 'À remplacer' } },
    ],
  },
  {
    id: 'keys',
    text: { en: 'How many keys are there?', fr: 'Combien y a-t-il de clés ?' },
    help: null,
    options: [
      { value: 'one', label: { en: 'One', fr: 'Une' } },
      { value: 'several', label: { en: 'Two or more', fr: 'Deux ou plus' } },
    ],
  },
  {
    id: 'loan',
    text: { en: 'Is a loan for the car still being paid?', fr: 'Un crédit sur la voiture est-il en cours ?' },
    help: {
      en: 'It does not stand in the way: we settle it with the bank.',
      fr: 'Ce n’est pas un obstacle : nous le soldons avec la banque.',
    },
    options: [NO, YES],
  },
  {
    id: 'use',
    text: { en: 'What was the car used for?', fr: 'À quoi la voiture a-t-elle servi ?' },
    help: null,
    options: [
      { value: 'private', label: { en: 'Private trips', fr: 'Trajets privés' } },
      { value: 'company', label: { en: 'Company car', fr: 'Voiture de société' } },
      { value: 'hire', label: { en: 'Taxi or hire', fr: 'Taxi ou location' } },
    ],
  },
  {
    id: 'more',
    text: { en: 'What else should we know?', fr: 'Que devons-nous savoir d’autre ?' },
    help: null,
    options: [],
  },
]
