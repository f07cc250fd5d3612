import { edition } from '#edition'
import type { DayPart, Language } from '@otosafi/api-client/schema'
import { validateOption } from '@otosafi/validators/option'
import { optional } from '@otosafi/validators/optional'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/** Preferences for a call: the part of the day, and the language. */
export const CALL_CHOICES = ['time', 'language'] as const

/** The parts of the day to choose from for the call. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const satisfies DayPart[]

type Chosen = Record<(typeof CALL_CHOICES)[number], string>

/** Errors of the preferences; either may be left open. */
export function checkCall({ time, language }: Chosen): Record<keyof Chosen, ValidationIssue | null> {
  return {
    time: optional(validateOption)(time, DAY_PARTS),
    language: optional(validateOption)(language, edition.languages),
  }
}

/** The choices as the API takes them; one that is left open is not sent. */
export function callChoices({ time, language }: Chosen): { preferredTime?: DayPart; language?: Language } {
  return {
    ...(time === '' ? {} : { preferredTime: time as DayPart }),
    ...(language === '' ? {} : { language: language as Language }),
  }
}
