import { RETENTION } from '@otosafi/domain/content/retention'
import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { CODE_MINUTES, KNOWN_DEVICE_DAYS, REMEMBERED_DAYS, RESEND_SECONDS } from '@otosafi/domain/session/lifetimes'
import { USAGE_CHOICE_SECONDS } from '@otosafi/domain/usage/usage-choice'
import { CLAIM_CURRENCIES, CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import { CURRENCIES } from '@otosafi/editions/currency'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { createFormatters } from '@otosafi/i18n/formatters'
import { fillText } from '@otosafi/i18n/write-text'
import { IMAGE_MAX_MEGABYTES } from '@otosafi/validators/image'

const DAY_SECONDS = 24 * 3600

/** The figures that texts of the content have placeholders for, by name: what rules the product, and the edition's facts. */
function figuresOf(edition: EditionId) {
  const { booking, loan } = EDITIONS[edition]
  return {
    ...CLAIM_FIGURES,
    ...RETENTION,
    deposit: booking.deposit ?? undefined,
    holdDays: booking.holdDays,
    minMonths: loan.minMonths,
    maxMonths: loan.maxMonths,
    maxMonthsNew: loan.maxMonthsNew,
    fromPercent: loan.advertisedFrom === null ? undefined : loan.advertisedFrom * 100,
    currencies: CLAIM_CURRENCIES.map((currency) => CURRENCIES[currency].symbol).join(', '),
    megabytes: IMAGE_MAX_MEGABYTES,
    digits: OTP_DIGITS,
    codeMinutes: CODE_MINUTES,
    resendSeconds: RESEND_SECONDS,
    rememberedDays: REMEMBERED_DAYS,
    deviceDays: KNOWN_DEVICE_DAYS,
    choiceDays: USAGE_CHOICE_SECONDS / DAY_SECONDS,
  }
}

/** A text with its figures, as they are written in the edition and the language. */
export function withFigures(text: string, edition: EditionId, language: Language): string {
  return fillText(text, figuresOf(edition), createFormatters({ edition, language }, EDITIONS[edition].currency))
}
