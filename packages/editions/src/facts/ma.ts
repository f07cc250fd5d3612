import type { CountryFacts } from '../country.ts'
import type { EditionFacts, Site } from '../edition.ts'

/** Facts that the bundles of all editions contain. */
export const maSite = {
  host: 'otosafi.ma',
  languages: ['fr', 'en', 'ar'],
  defaultLanguage: 'fr',
  englishThousands: 'space',
} as const satisfies Site

/** Morocco. The only edition with the pricing tool and the team page (P-01). */
export const ma = {
  id: 'ma',
  country: 'MA',
  ...maSite,
  timeZone: 'Africa/Casablanca',
  currency: 'MAD',
  features: { pricingTool: true, ourTeam: true },
  claims: [
    'inspectionPoints',
    'warranty',
    'moneyBack',
    'roadsideAssistance',
    'paidWithin24Hours',
    'homeDelivery',
    'buyBack',
    'multiCurrency',
    'loan',
  ],
  steeringSide: 'left',
  fiscalPower: true,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'roadTax', 'nonPledge'],
  papersIn: 'fr',
  phone: {
    callingCode: '212',
    minDigits: 9,
    maxDigits: 10,
    trunk: '0',
    mobile: '^[67]\\d{8}$',
    habit: null,
    example: '06 61 23 45 67',
  },
  loan: {
    annualRate: 0.07,
    rateDate: '2025-05-01',
    minMonths: 12,
    maxMonths: 60,
    maxMonthsNew: 72,
    defaultMonths: 60,
    contribution: 0.2,
    advertisedFrom: 0.05,
    promotion: null,
    rates: [0.05, 0.09],
    applicationFee: { fixed: 1200, share: 0, max: null },
    insurance: null,
    taxOnInterest: 0.1,
    maxBalloon: 0,
    incomeShare: 0.4,
  },
  booking: { deposit: 3000, holdDays: 7, refund: 'full', account: null },
  servicePrices: {},
  energy: { petrol: 13.2, diesel: 11.2, electricity: 1.4, date: '2026-01-01' },
  whatsApp: { number: '212661000100' },
  analytics: true,
  priceStep: 5000,
} as const satisfies EditionFacts

/** Facts for rendering, which browsers are not sent. */
export const maCountry = {
  visits: { places: 2 },
  holidays: {
    source:
      'Decree 2-04-426 of 29 December 2004 on paid holidays, as amended by decrees 2-23-1000 (14 January) and 2-26-14 (31 October); decree 2-77-169 of 28 February 1977 for the second day of feasts',
    readOn: '2026-11-24',
    fixed: ['01-01', '01-11', '01-14', '05-01', '07-30', '08-14', '08-20', '08-21', '10-31', '11-06', '11-18'],
    easter: [],
    feasts: { newYear: 1, mawlid: 2, endOfRamadan: 2, sacrifice: 2 },
  },
  cities: [],
  papers: {
    visitFromYears: 5,
    transfer: {
      steps: ['legalisedDeed', 'barredDocument', 'validVisit', 'taxReceipts', 'register'],
      payer: 'buyer',
      days: null,
      visitMonths: null,
      fee: null,
    },
    date: '2026-01-01',
  },
  repairs: { hour: 150, perEuro: 11.5, date: '2026-01-01' },
  // The tax on vehicles (TSAV) for up to 7 CV, and third-party insurance as autoactu.ma quotes it.
  keeping: { roadTax: { maxFiscalPower: 7, petrol: 350, diesel: 700 }, insurance: [2000, 4000], date: '2026-01-01' },
} as const satisfies CountryFacts
