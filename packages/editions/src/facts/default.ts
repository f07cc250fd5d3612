import type { CountryFacts } from '../country.ts'
import type { EditionFacts, Site } from '../edition.ts'

/** Facts that the bundles of all editions contain. */
export const neutralSite = {
  host: 'otosafi.dev',
  languages: ['en', 'fr'],
  defaultLanguage: 'en',
  englishThousands: 'comma',
} as const satisfies Site

/** The country-neutral edition of unknown hosts and of the development suffix: a demonstration stock in euros (P-01). */
export const neutral = {
  id: 'default',
  country: null,
  ...neutralSite,
  timeZone: 'Africa/Abidjan',
  currency: 'EUR',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery'],
  steeringSide: 'left',
  fiscalPower: false,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance'],
  papersIn: 'en',
  phone: {
    callingCode: null,
    minDigits: 7,
    maxDigits: 15,
    trunk: null,
    mobile: null,
    habit: null,
    example: '+27 82 123 4567',
  },
  loan: {
    annualRate: 0.1,
    rateDate: '2026-01-15',
    minMonths: 12,
    maxMonths: 72,
    maxMonthsNew: 72,
    defaultMonths: 48,
    contribution: 0.2,
    advertisedFrom: null,
    promotion: null,
    rates: [0.05, 0.18],
    applicationFee: null,
    insurance: null,
    taxOnInterest: 0,
    maxBalloon: 0,
    incomeShare: 1 / 3,
  },
  booking: { deposit: null, holdDays: 7, refund: 'full', account: null },
  servicePrices: {},
  energy: { petrol: 1.4, diesel: 1.2, electricity: 0.15, date: '2026-01-01' },
  whatsApp: { number: '212661000100' },
  analytics: false,
  priceStep: 500,
} as const satisfies EditionFacts

/** Facts for rendering, which browsers are not sent. */
export const neutralCountry = {
  visits: { places: 2 },
  holidays: {
    source: 'none: the edition belongs to no country',
    readOn: '2026-11-24',
    fixed: [],
    easter: [],
    feasts: {},
  },
  cities: [],
  papers: {
    visitFromYears: 1,
    transfer: { steps: [], payer: null, days: null, visitMonths: null, fee: null },
    date: '2026-01-01',
  },
  repairs: { hour: 45, perEuro: 1, date: '2026-01-01' },
  keeping: null,
} as const satisfies CountryFacts
