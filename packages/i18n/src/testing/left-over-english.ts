import type { Language } from '@otosafi/editions/language'

/** Names, and words of all languages of the product, in lower case. */
const EVERYWHERE = 'otosafi suv abs airbag bluetooth kwh blog faq jpeg png heic vin'

/** The menus of phones, which do not speak every language. */
const PHONE_MENUS = 'settings camera formats most compatible'

/** Words that a language writes as English does, in lower case. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  fr: `mail zoom message diagnostic question confirmation pause version photos photo showroom rwanda euros dirhams dollars suspension
    transmission suggestions contact services menu coupé beige orange diesel excellent miles budget article articles
    inspection europe canada côte ivoire france iran kenya portugal`,
  ar: '',
  zu: PHONE_MENUS,
  xh: PHONE_MENUS,
  rw: `coupé hatchback sedan kenya ${PHONE_MENUS}`,
  wo: 'model menu',
}

/** Words of a text in lower case, its placeholders and the shortest words apart. */
function wordsOf(text: string): string[] {
  const written = text.replace(/\{\{.*?\}\}/g, ' ').toLowerCase()
  return [...written.matchAll(/\p{L}{3,}/gu)].map(([word]) => word)
}

/**
 * The English that was left in a text of another language: words of a text that is still the English one, or three words of
 * the English text in a row. Empty where there is none.
 */
export function leftOverEnglish(text: string, english: string, language: Language): string[] {
  if (language === 'en') return []
  const known = new Set(`${EVERYWHERE} ${SHARED[language]}`.split(/\s+/))
  if (text === english) return wordsOf(text).filter((word) => !known.has(word))
  const words = ` ${wordsOf(text).join(' ')} `
  return wordsOf(english)
    .map((_, index, all) => all.slice(index, index + 3))
    .filter((row) => row.length === 3 && !row.every((word) => known.has(word)))
    .map((row) => row.join(' '))
    .filter((row) => words.includes(` ${row} `))
}
