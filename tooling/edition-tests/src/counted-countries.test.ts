import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { flatten } from '@otosafi/i18n/dictionary'
import { readLocale } from '@otosafi/i18n/read-locales'

/** Numbers from three on, as they stand beside a word for countries. */
const WRITTEN = {
  en: 'three four five six seven eight nine ten',
  fr: 'trois quatre cinq six sept huit neuf dix',
  ar: 'ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
  zu: 'amathathu amane amahlanu ayisithupha ayisikhombisa ayisishiyagalombili ayisishiyagalolunye ayishumi',
  xh: 'amathathu amane amahlanu amathandathu asixhenxe asibhozo alithoba alishumi',
  rw: 'bitatu bine bitanu bitandatu birindwi umunani icyenda icumi',
  wo: 'ñetti ñeenti juróomi juróom-benni juróom-ñaari juróom-ñetti juróom-ñeenti fukki',
}

it.each(LANGUAGE_CODES)('the headline of the country-neutral edition counts the countries: %s', (language) => {
  const countries = Object.values(EDITIONS).filter(({ country }) => country !== null)
  const headline = flatten(readLocale({ edition: 'default', language, group: 'hero' })).get('headline')
  expect(headline?.split(' ')).toContain(WRITTEN[language].split(' ')[countries.length - 3])
})
