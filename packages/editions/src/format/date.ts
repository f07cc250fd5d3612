import type { Language } from '../language.ts'

const MONTHS: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ar: 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر',
  zu: 'Januwari Februwari Mashi Ephreli Meyi Juni Julayi Agasti Septhemba Okthoba Novemba Disemba',
  xh: 'Janyuwari Februwari Matshi Epreli Meyi Juni Julayi Agasti Septemba Okthobha Novemba Disemba',
  rw: 'Mutarama Gashyantare Werurwe Mata Gicurasi Kamena Nyakanga Kanama Nzeri Ukwakira Ugushyingo Ukuboza',
  wo: 'Samwiyee Fewriyee Mars Awril Mee Suwe Sulet Ut Sàttumbar Oktoobar Nowàmbar Desàmbar',
}

/**
 * Writes the calendar date of an ISO date or instant: `5 août 2026`, `1er août 2026`. Reads the first ten characters only, so that no
 * time zone can make the server and a browser disagree. Throws a RangeError for anything that is no date.
 */
export function formatDate(iso: string, language: Language): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  const month = match && MONTHS[language].split(' ')[Number(match[2]) - 1]
  if (!match || month === undefined) throw new RangeError(`Not an ISO date: ${iso}`)
  const day = Number(match[3])
  return `${day === 1 && language === 'fr' ? '1er' : day} ${month} ${match[1]}`
}

/** The month and year of an ISO date: `août 2026`. */
export function formatMonth(iso: string, language: Language): string {
  return formatDate(iso, language).replace(/^\d+(er)? /, '')
}
