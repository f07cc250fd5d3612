import type { EditionFacts } from '../edition.ts'
import { SITES } from '../sites.ts'

/** The country-neutral edition of unknown hosts and of the development suffix: a demonstration stock in euros (decision 1). */
export const neutral = {
  id: 'default',
  country: null,
  ...SITES.default,
  timeZone: 'Africa/Abidjan',
  currency: 'EUR',
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
  energy: { petrol: 1.4, diesel: 1.2, electricity: 0.15, date: '2026-01-01' },
  whatsApp: { number: '212661000100' },
  analytics: false,
  priceStep: 500,
} as const satisfies EditionFacts
