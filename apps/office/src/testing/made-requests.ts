import type {
  Calendar,
  Case,
  CaseField,
  CaseList,
  Request as OfficeRequest,
  RequestList,
  RequestSummary,
} from '@otosafi/api-client/office-schema'

import { PUBLISHED_CAR } from './made-cars.ts'
import { AGENT } from './made-team.ts'

const QUESTION: RequestSummary = {
  edition: 'ma',
  reference: 'MA-QU-7K3Q2P',
  kind: 'question',
  state: 'inProgress',
  language: 'fr',
  createdAt: '2026-06-15T08:12:00.000Z',
  from: 'Karim Alaoui',
  about: 'Is there parking at the showroom on Saturdays, and may I bring my own mechanic?',
  owner: AGENT,
  firstAnswerMinutes: null,
  remindOn: '2026-06-17',
}
const WANTED: RequestSummary = {
  ...QUESTION,
  reference: 'MA-WC-3M8T5X',
  kind: 'wantedCar',
  state: 'received',
  language: 'ar',
  createdAt: '2026-06-15T07:40:00.000Z',
  from: 'سلمى بناني',
  about: 'داسيا لوغان، ديزل، أقل من 130 000 درهم',
  owner: null,
  remindOn: null,
}
const CALLBACK: RequestSummary = {
  ...QUESTION,
  reference: 'MA-CB-9P4W6Z',
  kind: 'callback',
  state: 'closed',
  createdAt: '2026-06-14T16:00:00.000Z',
  from: 'Fatima Zahra El Idrissi',
  about: 'Dacia Duster 2022, MA-8WD3N5TC',
  firstAnswerMinutes: 35,
  remindOn: null,
}

export const REQUESTS: RequestList = { requests: [QUESTION, WANTED, CALLBACK], total: 3, nextCursor: null }

/** A question that is to be answered. */
export const REQUEST: OfficeRequest = {
  summary: QUESTION,
  car: null,
  question: 'Is there parking at the showroom on Saturdays?',
  rows: [
    { label: 'Name', value: 'Karim Alaoui' },
    { label: 'E-mail', value: 'karim@example.org' },
    { label: 'Message', value: 'Is there parking at the showroom on Saturdays, and may I bring my own mechanic?' },
  ],
  events: [{ action: 'begin', at: '2026-06-15T09:00:00.000Z', by: AGENT }],
  notes: [{ text: 'Called once, nobody answered.', at: '2026-06-15T09:20:00.000Z', by: AGENT }],
  actions: ['answer', 'publish', 'close'],
  templates: [{ name: 'Opening hours', text: 'Nous sommes ouverts du lundi au samedi, de 9 h à 18 h.' }],
  matches: [],
}

/** A car that somebody looks for, with one like it. */
export const WANTED_REQUEST: OfficeRequest = {
  ...REQUEST,
  summary: WANTED,
  question: null,
  rows: [{ label: 'Message', value: 'داسيا لوغان، ديزل، أقل من 130 000 درهم' }],
  events: [],
  notes: [],
  actions: ['begin', 'close'],
  matches: [PUBLISHED_CAR],
}

const field = (name: string, label: string, changed: Partial<CaseField> = {}): CaseField => ({
  name,
  label,
  kind: 'text',
  isNeeded: false,
  group: null,
  value: null,
  most: 300,
  options: [],
  ...changed,
})

/** A sale whose offer is to be made. */
export const SALE: Case = {
  summary: {
    kind: 'sale',
    edition: 'ma',
    reference: 'MA-SL-7K3Q2P4X',
    state: 'inspected',
    about: 'Dacia Logan 2019',
    from: 'Karim Alaoui',
    due: null,
    place: 'Otosafi Casablanca',
    refund: false,
    createdAt: '2026-06-12T08:00:00.000Z',
  },
  event: '3f2a1b0c-4d5e-4f6a-8b7c-9d8e7f6a5b4c',
  rows: [
    { label: 'Phone', value: '+212661002001' },
    { label: 'Mileage', value: '92 000 km' },
  ],
  steps: [
    { at: '2026-06-12T08:00:00.000Z', actor: 'visitor', state: 'sent', reason: null },
    { at: '2026-06-14T10:00:00.000Z', actor: 'staff', state: 'inspected', reason: 'Two tyres are worn.' },
  ],
  photos: ['story-blue', 'story-red'],
  acts: [
    {
      action: 'offer',
      label: 'Make the offer',
      reason: 'none',
      fields: [
        field('base', 'Price before deductions', { kind: 'amount', isNeeded: true }),
        field('kind1', 'What', { kind: 'choice', group: 'Deduction 1', options: [{ value: 'tyres', label: 'Tyres' }] }),
        field('amount1', 'Amount', { kind: 'amount', group: 'Deduction 1' }),
      ],
    },
    { action: 'close', label: 'Close the sale', reason: 'needed', fields: [] },
  ],
}

export const CASES = {
  sale: { cases: [SALE.summary], total: 1, nextCursor: null },
  booking: {
    cases: [
      {
        kind: 'booking',
        edition: 'ma',
        reference: 'MA-BK-5Q8R2W4Y',
        state: 'held',
        about: 'Dacia Duster 2022',
        from: 'Nadia Tazi',
        due: '2026-06-17T17:00:00.000Z',
        place: null,
        refund: true,
        createdAt: '2026-06-14T12:30:00.000Z',
      },
    ],
    total: 1,
    nextCursor: null,
  },
  visit: { cases: [], total: 0, nextCursor: null },
} as const satisfies Readonly<Record<string, CaseList>>

export const CALENDAR: Calendar = {
  timeZone: 'Africa/Casablanca',
  stores: [
    { id: 'casablanca', name: 'Otosafi Casablanca' },
    { id: 'rabat', name: 'Otosafi Rabat' },
  ],
  days: [
    {
      day: '2026-06-15',
      isHoliday: false,
      special: [],
      places: [{ store: 'casablanca', places: 16 }],
      appointments: [
        {
          store: 'casablanca',
          startsAt: '2026-06-15T09:00:00.000Z',
          kind: 'visit',
          reference: 'MA-VS-2C4F6H8K',
          about: 'Dacia Logan 2021',
          from: 'Karim Alaoui',
          isConfirmed: true,
          isOpen: true,
        },
        {
          store: 'casablanca',
          startsAt: '2026-06-15T10:30:00.000Z',
          kind: 'sale',
          reference: 'MA-SL-7K3Q2P4X',
          about: 'Dacia Logan 2019',
          from: 'سلمى بناني',
          isConfirmed: false,
          isOpen: true,
        },
      ],
    },
    { day: '2026-06-16', isHoliday: true, special: [], places: [], appointments: [] },
    ...['17', '18', '19', '20', '21'].map((date) => ({
      day: `2026-06-${date}`,
      isHoliday: false,
      special: [],
      places: date === '21' ? [] : [{ store: 'rabat', places: 8 }],
      appointments: [],
    })),
  ],
  unsettled: [],
}
