import { useEffect } from 'react'
import { languages } from 'virtual:otosafi/locales'

import { LANGUAGES } from '@otosafi/editions/language'

import { whenIdle } from '../navigation/when-idle.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Has the browser look for a font for the languages that are written the other way while nobody waits: their names stand
 * in the menu of languages, and to find one takes a phone longer than all else that opening it does.
 */
export function useForeignLetters(): void {
  const { language } = useTexts()
  useEffect(() => {
    const foreign = languages.filter((code) => LANGUAGES[code].dir !== LANGUAGES[language].dir)
    if (foreign.length > 0) whenIdle(() => layOutUnseen(foreign.map((code) => LANGUAGES[code].name).join(' ')))
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
