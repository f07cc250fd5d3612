import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CURRENCIES } from '@otosafi/editions/currency'
import { LOCALES_FOLDER } from '@otosafi/i18n/read-locales'

/** Every locale file by its path below the folder of locales, and the signs of currencies, as text. */
export function readTexts(): { file: string; text: string }[] {
  const signs = Object.values(CURRENCIES).map(({ symbol }) => symbol)
  const files = readdirSync(LOCALES_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, text: readFileSync(join(LOCALES_FOLDER, file), 'utf8') }))
  return [...files, { file: 'currency.ts', text: signs.join('') }]
}

/** The fonts that together must hold a character, for the report of what no font holds. */
export type Coverage = { latin: ReadonlySet<number>; eng: ReadonlySet<number>; arabic: ReadonlySet<number> }

/** Characters that steer the direction of text, joining and line breaks: browsers draw nothing for them. */
const UNSEEN = /[\n\r\u200b-\u200f\u2028-\u202e\u2060-\u2069\u00ad]/

/** In no font of this drawing: the system's own stands in for it (CO₂). */
const FROM_THE_SYSTEM = /₂/

/** The characters of a text that the font of their script lacks, each once. */
export function missingCharacters(text: string, fonts: Coverage): string[] {
  const holds = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    if (FROM_THE_SYSTEM.test(character)) return true
    if (/[Ŋŋ]/.test(character)) return fonts.eng.has(code)
    return /\p{Script_Extensions=Arabic}/u.test(character) && !/\p{ASCII}/u.test(character)
      ? fonts.arabic.has(code)
      : fonts.latin.has(code)
  }
  return [...new Set(text)].filter((character) => !UNSEEN.test(character) && !holds(character))
}
