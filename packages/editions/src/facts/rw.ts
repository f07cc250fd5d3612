import type { EditionFacts } from '../edition.ts'
import { SITES } from '../sites.ts'

/** Rwanda. Prices are RWF in every language (decision 6). */
export const rw = {
  id: 'rw',
  country: 'RW',
  ...SITES.rw,
  timeZone: 'Africa/Kigali',
  currency: 'RWF',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery', 'multiCurrency', 'loan'],
  steeringSide: 'left',
  fiscalPower: false,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'nonPledge', 'customs'],
  phone: {
    callingCode: '250',
    minDigits: 9,
    maxDigits: 10,
    trunk: '0',
    mobile: '^7[2389]\\d{7}$',
    example: '0788 123 456',
  },
  loan: {
    annualRate: 0.17,
    rateDate: '2026-01-15',
    minMonths: 12,
    maxMonths: 60,
    defaultMonths: 48,
    contribution: 0.3,
    advertisedFrom: null,
    rates: [0.16, 0.18],
    applicationFee: { fixed: 0, share: 0, max: null },
  },
  booking: { deposit: 350_000, holdDays: 7, refund: 'full' },
  energy: { petrol: 1990, diesel: 1900, electricity: 240, date: '2026-01-01' },
  whatsApp: { number: '250788000100' },
  analytics: true,
  priceStep: 500_000,
} as const satisfies EditionFacts
