import type { LocalizedText } from '@otosafi/domain/car/car'

/** Names of the countries of the editions by ISO code, in the languages that have one of their own. */
export const COUNTRY_NAMES: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries({
    MA: { en: 'Morocco', fr: 'Maroc', ar: 'المغرب' },
    CI: { en: 'Ivory Coast', fr: 'Côte d’Ivoire' },
    ZA: { en: 'South Africa', fr: 'Afrique du Sud', zu: 'iNingizimu Afrika', xh: 'uMzantsi Afrika' },
    RW: { en: 'Rwanda', fr: 'Rwanda', rw: 'u Rwanda' },
    SN: { en: 'Senegal', fr: 'Sénégal', wo: 'Senegaal' },
  }),
)
