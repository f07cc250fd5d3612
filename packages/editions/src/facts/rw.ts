import type { CountryFacts } from '../country.ts'
import type { EditionFacts, Site } from '../edition.ts'

/** Facts that the bundles of all editions contain. */
export const rwSite = {
  host: 'otosafi.rw',
  languages: ['en', 'fr', 'rw'],
  defaultLanguage: 'en',
  englishThousands: 'comma',
} as const satisfies Site

/** Rwanda. Prices are RWF in every language (P-06). */
export const rw = {
  id: 'rw',
  country: 'RW',
  ...rwSite,
  timeZone: 'Africa/Kigali',
  currency: 'RWF',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery', 'multiCurrency', 'loan'],
  steeringSide: 'left',
  fiscalPower: false,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'nonPledge', 'customs'],
  papersIn: 'en',
  phone: {
    callingCode: '250',
    minDigits: 9,
    maxDigits: 10,
    trunk: '0',
    mobile: '^7[237-9]\\d{7}$',
    habit: null,
    example: '0788 123 456',
  },
  loan: {
    annualRate: 0.17,
    rateDate: '2026-01-15',
    minMonths: 12,
    maxMonths: 60,
    maxMonthsNew: 60,
    defaultMonths: 48,
    contribution: 0.3,
    advertisedFrom: null,
    promotion: null,
    rates: [0.16, 0.18],
    applicationFee: null,
    insurance: null,
    taxOnInterest: 0,
    maxBalloon: 0,
    incomeShare: 1 / 3,
  },
  booking: { deposit: 350_000, holdDays: 7, refund: 'full', account: null },
  servicePrices: {},
  energy: { petrol: 1990, diesel: 1900, electricity: 240, date: '2026-01-01' },
  whatsApp: { number: '250788000100' },
  analytics: true,
  priceStep: 500_000,
} as const satisfies EditionFacts

/** Facts for rendering, which browsers are not sent. */
export const rwCountry = {
  visits: { places: 2 },
  holidays: {
    source: 'Presidential Order 54/01 of 24 February 2017 on official public holidays, articles 3 and 4',
    readOn: '2026-11-24',
    fixed: ['01-01', '01-02', '02-01', '04-07', '05-01', '07-01', '07-04', '08-15', '12-25', '12-26'],
    firstOfMonth: [{ month: 8, weekday: 5 }],
    easter: [-2, 1],
    feasts: { endOfRamadan: 1, sacrifice: 1 },
    inLieu: { after: 'weekend', of: 'all', not: ['04-07'] },
  },
  cities: [],
  papers: {
    visitFromYears: 1,
    transfer: {
      steps: ['debtCheck', 'notarisedContract', 'register'],
      payer: 'buyer',
      days: null,
      visitMonths: null,
      fee: 60_000,
    },
    date: '2026-01-01',
  },
  repairs: { hour: 9_000, perEuro: 1_700, date: '2026-01-01' },
  keeping: null,
} as const satisfies CountryFacts
