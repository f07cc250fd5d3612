import type { Claim, ContentItem, ContentItemList, Numbers, StockImport } from '@otosafi/api-client/office-schema'

import { AGENT, OWNER } from './made-team.ts'

const VERSION = 'y6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE'

export const FAQS: ContentItemList = {
  items: [
    { id: 'deposit', title: 'L’acompte est-il remboursé ?', isPublished: true, missing: ['ar'] },
    { id: 'own-mechanic', title: 'Puis-je venir avec mon mécanicien ?', isPublished: true, missing: [] },
    { id: 'night', title: 'Livrez-vous le soir ?', isPublished: false, missing: ['en', 'ar'] },
  ],
}

export const FAQ: ContentItem = {
  id: 'deposit',
  isPublished: true,
  publishAt: null,
  values: {
    question: { en: 'Is the deposit given back?', fr: 'L’acompte est-il remboursé ?', ar: 'هل يُرد العربون؟' },
    answer: { en: 'Yes, within five days.', fr: 'Oui, sous cinq jours.' },
    topic: 'booking',
    featured: false,
  },
  version: VERSION,
  history: [
    {
      at: '2026-06-01T08:00:00.000Z',
      by: OWNER.name,
      values: {
        question: { fr: 'L’acompte est-il remboursé ?' },
        answer: { fr: 'Oui.' },
        topic: 'booking',
        featured: false,
      },
    },
  ],
}

export const CLAIMS: readonly Claim[] = [
  {
    claim: 'warranty',
    state: 'expired',
    check: {
      at: '2026-01-01T08:00:00.000Z',
      by: OWNER.name,
      evidence: 'Contract 14 with the insurer',
      legalNote: 'Law 31-08',
      validUntil: '2026-05-01',
    },
    version: VERSION,
  },
  {
    claim: 'moneyBack',
    state: 'holds',
    check: {
      at: '2026-04-02T08:00:00.000Z',
      by: AGENT.name,
      evidence: 'General terms, article 9',
      legalNote: null,
      validUntil: '2027-04-01',
    },
    version: VERSION,
  },
  { claim: 'loan', state: 'unchecked', check: null, version: VERSION },
]

const IMPORT_ID = '5a4b3c2d-1e0f-4a9b-8c7d-6e5f4a3b2c1d'
/** The path of the import whose report is shown. */
export const IMPORT_PATH = `/imports/ma/${IMPORT_ID}`

/** A file of which three lines were refused. */
export const IMPORT: StockImport = {
  id: IMPORT_ID,
  edition: 'ma',
  fileName: 'stock-june.csv',
  isTrial: false,
  replaces: false,
  state: 'done',
  by: OWNER,
  createdAt: '2026-06-15T09:00:00.000Z',
  finishedAt: '2026-06-15T09:00:04.000Z',
  failure: null,
  report: {
    lines: 53,
    added: 48,
    updated: 2,
    unchanged: 0,
    withdrawn: 0,
    kept: 0,
    refused: 3,
    faultCount: 3,
    faults: [
      { line: 7, column: 'price', problem: '“cheap” is no amount.', cure: 'Write digits alone, such as 120000.' },
      { line: 12, column: 'city', problem: '“Casa” is no city of the catalogue.', cure: 'Write casablanca.' },
      { line: 31, column: 'vin', problem: 'Line 30 has this number, too.', cure: 'Remove one of both lines.' },
    ],
  },
}

/** An import that is being read, and one that failed. */
export const IMPORTS: readonly StockImport[] = [
  {
    ...IMPORT,
    id: '6b5c4d3e-2f1a-4b0c-9d8e-7f6a5b4c3d2e',
    fileName: 'trial.csv',
    isTrial: true,
    state: 'waiting',
    finishedAt: null,
    report: null,
  },
  IMPORT,
  {
    ...IMPORT,
    id: '7c6d5e4f-3a2b-4c1d-8e9f-8a7b6c5d4e3f',
    fileName: 'old-stock.csv',
    state: 'failed',
    failure: 'storage',
    report: null,
  },
]

const day = (at: number): Numbers['days'][number] => ({
  day: new Date(Date.UTC(2026, 4, 15 + at)).toISOString().slice(0, 10),
  views: 180 + ((at * 37) % 90),
  requests: 4 + (at % 5),
  visits: 1 + (at % 3),
  bookings: at % 2,
  sales: at % 4 === 0 ? 1 : 0,
})

export const NUMBERS: Numbers = {
  days: Array.from({ length: 30 }, (_, at) => day(at + 1)),
  stock: [
    { state: 'draft', cars: 12 },
    { state: 'available', cars: 214 },
    { state: 'reserved', cars: 9 },
    { state: 'sold', cars: 131 },
    { state: 'withdrawn', cars: 4 },
  ],
  prices: { below: 41, within: 139, above: 22, unknown: 12 },
  medianDaysToSell: 23,
  medianFirstAnswerMinutes: 38,
  unanswered: 5,
  promises: [{ kind: 'paid', made: 14, kept: 13 }],
}
