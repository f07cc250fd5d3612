import { expect } from 'vitest'

import { type Language, LANGUAGES } from '@otosafi/editions/language'

import type { MailContent } from '../message.ts'

/** Expects a mail without a hole, in a language and its direction. */
export function expectWhole({ subject, text, html }: MailContent, language: Language): void {
  const { dir } = LANGUAGES[language]
  expect(html).toContain(`<html lang="${language}" dir="${dir}">`)
  // Mail programs drop the attributes of the root.
  expect(html).toMatch(new RegExp(`<body [^>]*>\n<div lang="${language}" dir="${dir}"`))
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null|<(\w+)[^>]*><\/\1>|^$/)
}
