import type { CountryFacts } from '../country.ts'
import type { EditionFacts, Site } from '../edition.ts'

/** Facts that the bundles of all editions contain. */
export const ciSite = {
  host: 'otosafi.ci',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  englishThousands: 'space',
} as const satisfies Site

/** Ivory Coast. Its significant phone numbers keep the leading zero; it has no analytics (P-39). */
export const ci = {
  id: 'ci',
  country: 'CI',
  ...ciSite,
  timeZone: 'Africa/Abidjan',
  currency: 'XOF',
  features: { pricingTool: false, ourTeam: false },
  claims: [
    'inspectionPoints',
    'warranty',
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
    callingCode: '225',
    minDigits: 10,
    maxDigits: 10,
    trunk: null,
    mobile: '^0[157]\\d{8}$',
    habit: { digits: 8, prefixes: '01 (Moov), 05 (MTN), 07 (Orange)' },
    example: '07 01 02 03 04',
  },
  loan: {
    annualRate: 0.1,
    rateDate: '2026-01-07',
    minMonths: 12,
    maxMonths: 60,
    maxMonthsNew: 72,
    defaultMonths: 48,
    contribution: 0.2,
    advertisedFrom: null,
    promotion: null,
    rates: [0.08, 0.14],
    applicationFee: { fixed: 0, share: 0.015, max: 200_000 },
    insurance: null,
    taxOnInterest: 0.1,
    maxBalloon: 0,
    incomeShare: 1 / 3,
  },
  booking: { deposit: 150_000, holdDays: 7, refund: 'full', account: null },
  servicePrices: {},
  energy: { petrol: 820, diesel: 675, electricity: 85, date: '2026-01-01' },
  whatsApp: { number: '2250700000100' },
  analytics: false,
  priceStep: 250_000,
} as const satisfies EditionFacts

/** Facts for rendering, which browsers are not sent. */
export const ciCountry = {
  visits: { places: 2 },
  holidays: {
    source: 'Decree 96-205 of 7 March 1996 on the list of holidays, as amended by decree 2011-371 of 4 November 2011',
    readOn: '2026-11-24',
    fixed: ['01-01', '05-01', '08-07', '08-15', '11-01', '11-15', '12-25'],
    easter: [1, 39, 50],
    // The day after the Prophet’s birthday is the holiday: the second of two days.
    feasts: { mawlid: 2, afterNightOfDestiny: 1, endOfRamadan: 2, sacrifice: 2 },
    inLieu: { after: 'sunday', of: ['05-01', '08-07'] },
  },
  cities: [],
  papers: {
    visitFromYears: 1,
    transfer: {
      steps: ['contract', 'barredDocument', 'validVisit', 'taxReceipts', 'register'],
      payer: 'buyer',
      days: null,
      visitMonths: null,
      fee: null,
    },
    date: '2026-01-01',
  },
  repairs: { hour: 7_500, perEuro: 720, date: '2026-01-01' },
  keeping: null,
} as const satisfies CountryFacts
