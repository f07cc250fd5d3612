import type { AuditPage, Me, SessionTicket, Team } from '@otosafi/api-client/office-schema'
import contract from '@otosafi/openapi/office.json' with { type: 'json' }

export const OWNER_ID = '0b9d2c5e-8a4e-4d5b-9f5c-1f1f0d6f2a11'
const AGENT_ID = '7d1f4a90-3c52-4be1-9a0e-5b6c7d8e9f01'
const EDITOR_ID = '2c8e6b1d-94a7-4f3e-8d21-0a1b2c3d4e5f'
const VERSION = 'y6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE'

export const OWNER = { id: OWNER_ID, name: 'Salma Bennis' }
export const AGENT = { id: AGENT_ID, name: 'Amina Idrissi' }

const OPERATIONS = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).map(({ operationId }) => operationId),
)

/** An owner, who may do everything. */
export const ME_OWNER: Me = {
  ...OWNER,
  email: 'salma@otosafi.example',
  role: 'owner',
  editions: ['ma', 'sn'],
  may: OPERATIONS,
}

/** An agent, who sees to requests and cases of one country. */
export const ME_AGENT: Me = {
  ...AGENT,
  email: 'amina@otosafi.example',
  role: 'agent',
  editions: ['ma'],
  may: [
    'listRequests',
    'getRequest',
    'actOnRequest',
    'noteOnRequest',
    'setRequestOwner',
    'listCases',
    'getCase',
  ].concat(['actOnCase', 'getCalendar', 'listStock', 'getStockCar', 'actOnCar']),
}

export const TEAM: Team = {
  members: [
    {
      ...OWNER,
      email: 'salma@otosafi.example',
      role: 'owner',
      editions: ['ma', 'sn'],
      state: 'active',
      invitedUntil: null,
      version: VERSION,
    },
    {
      ...AGENT,
      email: 'amina@otosafi.example',
      role: 'agent',
      editions: ['ma'],
      state: 'active',
      invitedUntil: null,
      version: VERSION,
    },
    {
      id: EDITOR_ID,
      name: 'Cheikh Tidiane Ndiaye',
      email: 'cheikh.tidiane.ndiaye@otosafi.example',
      role: 'editor',
      editions: ['sn'],
      state: 'invited',
      invitedUntil: '2026-06-18T12:00:00.000Z',
      version: VERSION,
    },
    {
      id: '9e0f1a2b-3c4d-4e5f-8a7b-6c5d4e3f2a1b',
      name: 'Youssef El Amrani',
      email: 'youssef@otosafi.example',
      role: 'inspector',
      editions: ['ma'],
      state: 'closed',
      invitedUntil: null,
      version: VERSION,
    },
  ],
}

export const AUDIT: AuditPage = {
  entries: [
    {
      at: '2026-06-15T11:42:00.000Z',
      by: OWNER,
      operation: 'setCarPrice',
      edition: 'ma',
      subject: 'MA-4K7Q2PXA',
      before: { price: 124_000 },
      after: { price: 119_000 },
      requestId: 'r-1',
    },
    {
      at: '2026-06-15T10:05:00.000Z',
      by: AGENT,
      operation: 'noteOnRequest',
      edition: 'ma',
      subject: 'MA-CB-7K3Q2P',
      before: null,
      after: { text: 'Asked about Saturday too.' },
      requestId: 'r-2',
    },
    {
      at: '2026-06-14T17:20:00.000Z',
      by: null,
      operation: 'publishCar',
      edition: 'ma',
      subject: 'MA-8WD3N5TC',
      before: { state: 'draft' },
      after: { state: 'available' },
      requestId: 'r-3',
    },
  ],
  nextCursor: null,
}

/** The first step of signing in, with a second factor to be set up. */
export const ENROLMENT: SessionTicket = {
  ticket: 't'.repeat(43),
  enrolment: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Otosafi:amina%40otosafi.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Otosafi',
  },
}
