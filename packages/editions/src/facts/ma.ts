import type { EditionFacts } from '../edition.ts'

/** Morocco. The only edition with the pricing tool and the team page (decision 1). */
export const ma = {
  id: 'ma',
  country: 'MA',
  host: 'otosafi.ma',
  timeZone: 'Africa/Casablanca',
  currency: 'MAD',
  languages: ['fr', 'en', 'ar'],
  defaultLanguage: 'fr',
  features: { pricingTool: true, ourTeam: true },
  claims: ['inspectionPoints', 'warranty', 'moneyBack', 'roadsideAssistance', 'paidWithin24Hours', 'homeDelivery', 'buyBack', 'multiCurrency', 'loan'],
  steeringSide: 'left',
  fiscalPower: true,
  importedIs: 'neutral',
  documents: ['registration', 'technicalVisit', 'insurance', 'roadTax', 'nonPledge'],
  phone: { callingCode: '212', minDigits: 9, maxDigits: 10, trunk: '0', mobile: '^[67]\\d{8}$', example: '06 61 23 45 67' },
  loan: { annualRate: 0.07, rateDate: '2025-05-01', minMonths: 12, maxMonths: 60, defaultMonths: 60, contribution: 0.2, advertisedFrom: 0.05 },
  booking: { deposit: 3000, holdDays: 7, refund: 'full' },
  whatsApp: { number: '212661000100' },
  analytics: true,
  priceStep: 5000,
} as const satisfies EditionFacts
