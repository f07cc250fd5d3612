import { readPhone } from '@otosafi/domain/reading/read-phone'
import { CURRENCIES } from '@otosafi/editions/currency'
import type { EditionFacts } from '@otosafi/editions/edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { formatPhone } from '@otosafi/editions/format/phone'
import { LANGUAGES } from '@otosafi/editions/language'
import { SITES } from '@otosafi/editions/registry'

import { isDate } from './is-date.ts'

const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

/** A check of facts, with its error message. */
type Rule = readonly [fault: string, holds: boolean]

/** The errors of an edition's facts, in words; the compiler checks their types. */
export function faultsOfFacts(facts: EditionFacts): string[] {
  const rules = [...placeRules(facts), ...phoneRules(facts), ...moneyRules(facts)]
  return rules.filter(([, holds]) => !holds).map(([fault]) => fault)
}

function placeRules(facts: EditionFacts): Rule[] {
  const { id, country, host, timeZone, languages, defaultLanguage, claims, documents } = facts
  return [
    ['registry.ts has another host or other languages than the facts', isSameSite(facts)],
    [`country ${country} is no code of two capital letters`, country === null || /^[A-Z]{2}$/.test(country)],
    [`host ${host} is no host name in lower case`, HOST.test(host)],
    [`host ${host} is another edition's too`, Object.values(SITES).filter((site) => site.host === host).length === 1],
    [`timeZone ${timeZone} is no zone`, isTimeZone(timeZone)],
    [`defaultLanguage ${defaultLanguage} is not among the languages of ${id}`, languages.includes(defaultLanguage)],
    ['languages name one that is not in language.ts', languages.every((language) => language in LANGUAGES)],
    ['languages name one twice', isDistinct(languages)],
    ['claims are none, or name one twice', claims.length > 0 && isDistinct(claims)],
    ['documents are none, or name one twice', documents.length > 0 && isDistinct(documents)],
  ]
}

function phoneRules({ phone, whatsApp }: EditionFacts): Rule[] {
  const { callingCode, example, mobile, minDigits, maxDigits, trunk, habit } = phone
  const number = readPhone(example, phone).e164
  return [
    ['phone.minDigits is more than phone.maxDigits', minDigits <= maxDigits],
    [
      'phone.habit is one of numbers that are right as they are',
      habit === null || (habit === 'zero' ? trunk === null : habit.digits < minDigits),
    ],
    [`phone.example ${example} is refused by the edition's own rules`, number !== null],
    [
      `phone.example ${example} is not what its own number is written as`,
      callingCode === null || number === null || formatPhone(number, phone).replaceAll('\u00a0', ' ') === example,
    ],
    [`phone.mobile does not match phone.example ${example}`, mobile === null || isMobile(number, phone)],
    [`whatsApp.number ${whatsApp.number} is no number with its calling code`, /^[1-9]\d{6,14}$/.test(whatsApp.number)],
    [
      `whatsApp.number ${whatsApp.number} is refused by the edition's own rules`,
      callingCode === null || isMobile(readPhone(`+${whatsApp.number}`, phone).e164, phone),
    ],
  ]
}

function moneyRules(facts: EditionFacts): Rule[] {
  const { id, currency, languages, loan, booking, servicePrices, energy, priceStep } = facts
  const [lowest, highest] = loan.rates
  const { deposit, holdDays, refundDays } = booking
  const isPrice = (amount: number) => Number.isInteger(amount) && amount > 0
  const months = [12, loan.minMonths, loan.defaultMonths, loan.maxMonths, loan.maxMonthsNew, 72]
  return [
    [`currency ${currency} is not in currency.ts`, currency in CURRENCIES],
    [
      `currency ${currency} has no symbol in currency.ts`,
      !(currency in CURRENCIES) || CURRENCIES[currency].symbol.length > 0,
    ],
    [
      `prices are not written in ${currency} in every language`,
      currency in CURRENCIES &&
        languages.every((language) =>
          formatMoney(1000, currency, { edition: id, language }).includes(CURRENCIES[currency].symbol),
        ),
    ],
    [
      'loan months do not rise from 12 over the fewest, the usual, the most and those of a new car to 72',
      months.every((each, at) => at === 0 || each >= (months[at - 1] ?? 0)),
    ],
    [
      'loan.annualRate is not within loan.rates',
      0 < lowest && lowest <= loan.annualRate && loan.annualRate <= highest && highest < 1,
    ],
    [
      'loan.advertisedFrom is not within loan.rates',
      loan.advertisedFrom === null || (lowest <= loan.advertisedFrom && loan.advertisedFrom <= highest),
    ],
    ['loan.applicationFee is of nothing: absent where none is known', isUnknownOrSome(loan.applicationFee)],
    ['loan.insurance is no share above 0: absent where none is known', isUnknownOrShare(loan.insurance)],
    ['loan.promotion has no rate or no last day', isUnknownOrPromotion(loan.promotion)],
    ['loan.contribution is no share', loan.contribution >= 0 && loan.contribution < 1],
    ['loan.rateDate is no date', isDate(loan.rateDate)],
    ['loan.incomeShare is no share', 0 < loan.incomeShare && loan.incomeShare < 1],
    ['booking.deposit is no price', deposit === null || isPrice(deposit)],
    ['booking.holdDays is no number of days', Number.isInteger(holdDays) && holdDays > 0],
    [
      'booking.refundDays is no number of days: absent where none is known',
      refundDays === undefined || (Number.isInteger(refundDays) && refundDays > 0),
    ],
    ...Object.entries(servicePrices).map(([service, price]): Rule => [
      `servicePrices.${service} is no price`,
      isPrice(price),
    ]),
    ['energy prices are not above 0', Math.min(energy.petrol, energy.diesel, energy.electricity) > 0],
    ['energy.date is no date', isDate(energy.date)],
    ['priceStep is no price', isPrice(priceStep)],
  ]
}

function isUnknownOrSome(fee: EditionFacts['loan']['applicationFee']): boolean {
  return fee === null || fee.fixed + fee.share > 0
}

function isUnknownOrShare(share: number | null): boolean {
  return share === null || (0 < share && share < 1)
}

function isUnknownOrPromotion(promotion: EditionFacts['loan']['promotion']): boolean {
  return promotion === null || (isUnknownOrShare(promotion.annualRate) && isDate(promotion.until))
}

/** Whether the number (E.164, with plus) is a mobile of the edition's country. */
function isMobile(number: string | null, { callingCode, mobile }: EditionFacts['phone']): boolean {
  if (number === null || callingCode === null || mobile === null) return false
  return number.startsWith(`+${callingCode}`) && new RegExp(mobile).test(number.slice(callingCode.length + 1))
}

function isSameSite({ id, host, languages, defaultLanguage, englishThousands }: EditionFacts): boolean {
  const site = SITES[id]
  return (
    JSON.stringify([site.host, site.languages, site.defaultLanguage, site.englishThousands]) ===
    JSON.stringify([host, languages, defaultLanguage, englishThousands])
  )
}

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}
