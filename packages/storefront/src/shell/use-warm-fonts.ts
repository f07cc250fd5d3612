import { useEffect } from 'react'
import { languages } from 'virtual:otosafi/locales'

import { LANGUAGES } from '@otosafi/editions/language'

import { whenIdle } from '../navigation/when-idle.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Makes the browser look up a font for the other script (Arabic or Latin) in an idle period: the language menu shows names
 * in it, and the first look-up takes a phone longer than opening the menu itself.
 */
export function useWarmFonts(): void {
  const { language } = useTexts()
  useEffect(() => {
    const foreign = languages.filter((code) => LANGUAGES[code].dir !== LANGUAGES[language].dir)
    if (foreign.length === 0) return undefined
    return whenIdle(() => layOutUnseen(foreign.map((code) => LANGUAGES[code].name).join(' ')))
  }, [language])
}

function layOutUnseen(words: string): void {
  const place = document.createElement('span')
  place.textContent = words
  Object.assign(place.style, { position: 'absolute', visibility: 'hidden' })
  document.body.append(place)
  place.getBoundingClientRect()
  place.remove()
}
