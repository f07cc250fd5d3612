import type { CountryFacts } from '../country.ts'
import type { EditionFacts, Site } from '../edition.ts'

/** Facts that the bundles of all editions contain. */
export const snSite = {
  host: 'otosafi.sn',
  languages: ['fr', 'en', 'wo'],
  defaultLanguage: 'fr',
  englishThousands: 'space',
} as const satisfies Site

/** Senegal. Its path prefix `/sn` is Wolof, written `wo` everywhere else (P-02). */
export const sn = {
  id: 'sn',
  country: 'SN',
  ...snSite,
  timeZone: 'Africa/Dakar',
  currency: 'XOF',
  features: { pricingTool: false, ourTeam: false },
  claims: [
    'inspectionPoints',
    'warranty',
    'quoteWithin30Minutes',
    'moneyBack',
    'roadsideAssistance',
    'homeDelivery',
    'buyBack',
    'multiCurrency',
    'loan',
  ],
  steeringSide: 'left',
  fiscalPower: true,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'nonPledge', 'customs'],
  papersIn: 'fr',
  phone: {
    callingCode: '221',
    minDigits: 9,
    maxDigits: 9,
    trunk: null,
    mobile: '^7[0-25-9]\\d{7}$',
    habit: 'zero',
    example: '77 123 45 67',
  },
  loan: {
    annualRate: 0.1,
    rateDate: '2026-01-07',
    minMonths: 12,
    maxMonths: 60,
    maxMonthsNew: 60,
    defaultMonths: 48,
    contribution: 0.2,
    advertisedFrom: null,
    promotion: null,
    rates: [0.08, 0.14],
    applicationFee: null,
    insurance: null,
    taxOnInterest: 0.17,
    maxBalloon: 0,
    incomeShare: 1 / 3,
  },
  booking: { deposit: 150_000, holdDays: 7, refund: 'full', account: null },
  servicePrices: {},
  energy: { petrol: 920, diesel: 680, electricity: 130, date: '2026-01-01' },
  whatsApp: { number: '221770000100' },
  analytics: true,
  priceStep: 250_000,
} as const satisfies EditionFacts

/** Facts for rendering, which browsers are not sent. */
export const snCountry = {
  visits: { places: 2 },
  holidays: {
    source:
      'Law 74-52 of 4 November 1974 on the national and legal holidays, as amended by law 2013-06 of 11 December 2013',
    readOn: '2026-11-24',
    fixed: ['01-01', '04-04', '05-01', '08-15', '11-01', '12-25'],
    easter: [1, 39, 50],
    feasts: { ashura: 1, magal: 1, mawlid: 1, endOfRamadan: 2, sacrifice: 2 },
  },
  cities: [],
  papers: {
    visitFromYears: 1,
    transfer: {
      steps: ['legalisedDeed', 'barredDocument', 'debtCheck', 'recentVisit', 'registerWithin'],
      payer: 'buyer',
      days: 15,
      visitMonths: 6,
      fee: null,
    },
    date: '2026-01-01',
  },
  repairs: { hour: 7_000, perEuro: 720, date: '2026-01-01' },
  keeping: null,
} as const satisfies CountryFacts
