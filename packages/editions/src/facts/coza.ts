import type { CountryFacts } from '../country.ts'
import type { EditionFacts, Site } from '../edition.ts'

/** Facts that the bundles of all editions contain. */
export const cozaSite = {
  host: 'otosafi.co.za',
  languages: ['en', 'fr', 'zu', 'xh'],
  defaultLanguage: 'en',
  englishThousands: 'space',
} as const satisfies Site

/** South Africa: `coza` is the host's suffix, ZA the country. Deposits are refunded in full by its cooling-off law (P-22). */
export const coza = {
  id: 'coza',
  country: 'ZA',
  ...cozaSite,
  timeZone: 'Africa/Johannesburg',
  currency: 'ZAR',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery', 'buyBack', 'loan'],
  steeringSide: 'right',
  fiscalPower: false,
  importedIs: 'caution',
  documents: ['registration', 'technicalVisit', 'roadTax', 'nonPledge', 'customs'],
  papersIn: 'en',
  phone: {
    callingCode: '27',
    minDigits: 9,
    maxDigits: 10,
    trunk: '0',
    mobile: '^(?:6\\d|7\\d|8[1-5])\\d{7}$',
    habit: null,
    example: '082 123 4567',
  },
  loan: {
    annualRate: 0.1375,
    rateDate: '2025-11-21',
    minMonths: 12,
    maxMonths: 72,
    maxMonthsNew: 72,
    defaultMonths: 72,
    contribution: 0.1,
    advertisedFrom: null,
    promotion: null,
    rates: [0.1025, 0.18],
    applicationFee: { fixed: 1207, share: 0, max: null },
    insurance: null,
    taxOnInterest: 0,
    maxBalloon: 0.3,
    incomeShare: 0.25,
  },
  // Days of the refund: Electronic Communications and Transactions Act, section 44.
  booking: { deposit: 5000, holdDays: 7, refund: 'full', refundDays: 30, account: null },
  servicePrices: {},
  energy: { petrol: 21.5, diesel: 19.8, electricity: 3.6, date: '2026-01-01' },
  whatsApp: { number: '27820000100' },
  analytics: true,
  priceStep: 10_000,
} as const satisfies EditionFacts

/** Facts for rendering, which browsers are not sent. */
export const cozaCountry = {
  visits: { places: 2 },
  holidays: {
    source: 'Public Holidays Act 36 of 1994, section 2 (1) on Sundays included',
    readOn: '2026-11-24',
    fixed: ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'],
    easter: [-2, 1],
    feasts: {},
    inLieu: { after: 'sunday', of: 'all' },
  },
  cities: [],
  papers: {
    visitFromYears: 0,
    transfer: {
      steps: ['sellerNotice', 'validVisit', 'registerWithin'],
      payer: 'buyer',
      days: 21,
      visitMonths: null,
      fee: null,
    },
    date: '2026-01-01',
  },
  repairs: { hour: 650, perEuro: 21, date: '2026-01-01' },
  keeping: null,
} as const satisfies CountryFacts
