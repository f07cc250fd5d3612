import type { EditionFacts } from '../edition.ts'

/** Ivory Coast. Its significant phone numbers keep the leading zero; it has no analytics (decision 27). */
export const ci = {
  id: 'ci',
  country: 'CI',
  host: 'otosafi.ci',
  timeZone: 'Africa/Abidjan',
  currency: 'XOF',
  languages: ['fr', 'en'],
  defaultLanguage: 'fr',
  features: { pricingTool: false, ourTeam: false },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'homeDelivery', 'buyBack', 'multiCurrency', 'loan'],
  steeringSide: 'left',
  fiscalPower: true,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'nonPledge', 'customs'],
  phone: { callingCode: '225', minDigits: 10, maxDigits: 10, trunk: null, mobile: '^0[157]\\d{8}$', example: '07 01 02 03 04' },
  loan: { annualRate: 0.1, rateDate: '2026-01-07', minMonths: 12, maxMonths: 60, defaultMonths: 48, contribution: 0.2, advertisedFrom: null },
  booking: { deposit: 150_000, holdDays: 7, refund: 'full' },
  whatsApp: { number: '2250700000100' },
  analytics: false,
  priceStep: 250_000,
} as const satisfies EditionFacts
