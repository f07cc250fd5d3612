import type { EditionFacts } from '../edition.ts'
import { SITES } from '../sites.ts'

/** South Africa: `coza` is the host's suffix, ZA the country. Deposits are refunded in full by its cooling-off law (decision 14). */
export const coza = {
  id: 'coza',
  country: 'ZA',
  ...SITES.coza,
  timeZone: 'Africa/Johannesburg',
  currency: 'ZAR',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery', 'buyBack', 'loan'],
  steeringSide: 'right',
  fiscalPower: false,
  importedIs: 'caution',
  documents: ['registration', 'technicalVisit', 'roadTax', 'nonPledge'],
  phone: {
    callingCode: '27',
    minDigits: 9,
    maxDigits: 10,
    trunk: '0',
    mobile: '^(?:6\\d|7\\d|8[1-5])\\d{7}$',
    example: '082 123 4567',
  },
  loan: {
    annualRate: 0.1375,
    rateDate: '2025-11-21',
    minMonths: 12,
    maxMonths: 72,
    defaultMonths: 72,
    contribution: 0.1,
    advertisedFrom: null,
    rates: [0.1025, 0.18],
    applicationFee: { fixed: 0, share: 0, max: null },
  },
  booking: { deposit: 5000, holdDays: 7, refund: 'full' },
  energy: { petrol: 21.5, diesel: 19.8, electricity: 3.6, date: '2026-01-01' },
  whatsApp: { number: '27820000100' },
  analytics: true,
  priceStep: 10_000,
} as const satisfies EditionFacts
