import type { Language } from '../language.ts'

/** The months of a year in each language. The bundles of an edition have those of its own languages alone. */
export const MONTH_NAMES: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ar: 'يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر',
  zu: 'Januwari Februwari Mashi Ephreli Meyi Juni Julayi Agasti Septhemba Okthoba Novemba Disemba',
  xh: 'Janyuwari Februwari Matshi Epreli Meyi Juni Julayi Agasti Septemba Okthobha Novemba Disemba',
  rw: 'Mutarama Gashyantare Werurwe Mata Gicurasi Kamena Nyakanga Kanama Nzeri Ukwakira Ugushyingo Ukuboza',
  wo: 'Samwiyee Fewriyee Mars Awril Mee Suwe Sulet Ut Sàttumbar Oktoobar Nowàmbar Desàmbar',
}
