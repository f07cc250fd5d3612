import type { EditionFacts } from '../edition.ts'

/** The country-neutral edition of unknown hosts and of the development suffix: a demonstration stock in euros (decision 1). */
export const neutral = {
  id: 'default',
  country: null,
  host: 'otosafi.dev',
  timeZone: 'Africa/Abidjan',
  currency: 'EUR',
  languages: ['en', 'fr'],
  defaultLanguage: 'en',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery'],
  steeringSide: 'left',
  fiscalPower: false,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance'],
  phone: { callingCode: null, minDigits: 7, maxDigits: 15, trunk: null, mobile: null, example: '+27 82 123 4567' },
  loan: {
    annualRate: 0.1,
    rateDate: '2026-01-15',
    minMonths: 12,
    maxMonths: 72,
    defaultMonths: 48,
    contribution: 0.2,
    advertisedFrom: null,
    rates: [0.05, 0.18],
    applicationFee: { fixed: 0, share: 0, max: null },
  },
  booking: { deposit: null, holdDays: 7, refund: 'full' },
  whatsApp: { number: '212661000100' },
  analytics: false,
  priceStep: 500,
} as const satisfies EditionFacts
