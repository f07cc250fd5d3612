import type { EditionFacts } from '../edition.ts'

/** Senegal. Its path prefix `/sn` is Wolof, written `wo` everywhere else (decision 2). */
export const sn = {
  id: 'sn',
  country: 'SN',
  host: 'otosafi.sn',
  timeZone: 'Africa/Dakar',
  currency: 'XOF',
  languages: ['fr', 'en', 'wo'],
  defaultLanguage: 'fr',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'quoteWithin30Minutes', 'moneyBack', 'roadsideAssistance', 'homeDelivery', 'buyBack', 'multiCurrency', 'loan'],
  steeringSide: 'left',
  fiscalPower: true,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'nonPledge', 'customs'],
  phone: { callingCode: '221', minDigits: 9, maxDigits: 9, trunk: null, mobile: '^7[0-25-9]\\d{7}$', example: '77 123 45 67' },
  loan: { annualRate: 0.1, rateDate: '2026-01-07', minMonths: 12, maxMonths: 60, defaultMonths: 48, contribution: 0.2, advertisedFrom: null },
  booking: { deposit: 150_000, holdDays: 7, refund: 'full' },
  whatsApp: { number: '221770000100' },
  analytics: true,
  priceStep: 250_000,
} as const satisfies EditionFacts
