import type { LocalizedText } from '@otosafi/domain/car/car'

import type { BilingualText } from './bilingual-text.ts'

/**
 * Short labels of the demonstration content in the languages beside English and French, by their English. Not reviewed
 * by native speakers. Each language belongs to one edition.
 */
const TRANSLATIONS: Readonly<Record<string, Omit<LocalizedText, 'en' | 'fr'>>> = {
  Cars: { ar: 'السيارات', zu: 'Izimoto', xh: 'Iimoto', rw: 'Imodoka', wo: 'Oto yi' },
  Help: { ar: 'المساعدة', zu: 'Usizo', xh: 'Uncedo', rw: 'Ubufasha', wo: 'Ndimbal' },
  'Popular brands': {
    ar: 'الماركات الأكثر طلبا',
    zu: 'Amabhrendi athandwayo',
    xh: 'Iibrendi ezithandwayo',
    rw: 'Marike zikunzwe',
    wo: 'Màrk yi ñu gëna bëgg',
  },
  'All cars': { ar: 'جميع السيارات', zu: 'Zonke izimoto', xh: 'Zonke iimoto', rw: 'Imodoka zose', wo: 'Oto yépp' },
  'New cars': {
    ar: 'سيارات جديدة',
    zu: 'Izimoto ezintsha',
    xh: 'Iimoto ezintsha',
    rw: 'Imodoka nshya',
    wo: 'Oto yu bees',
  },
  'SUVs and 4x4': {
    ar: 'سيارات SUV و4x4',
    zu: 'Ama-SUV nama-4x4',
    xh: 'Ii-SUV nee-4x4',
    rw: 'SUV na 4x4',
    wo: 'SUV ak 4x4',
  },
  'Sell your car': {
    ar: 'بيع سيارتكم',
    zu: 'Thengisa imoto yakho',
    xh: 'Thengisa imoto yakho',
    rw: 'Gurisha imodoka yawe',
    wo: 'Jaay sa oto',
  },
  Questions: { ar: 'أسئلة وأجوبة', zu: 'Imibuzo', xh: 'Imibuzo', rw: 'Ibibazo', wo: 'Laaj yi' },
  Contact: {
    ar: 'اتصلوا بنا',
    zu: 'Xhumana nathi',
    xh: 'Qhagamshelana nathi',
    rw: 'Twandikire',
    wo: 'Jokkoo ak nun',
  },
  Financing: { ar: 'التمويل', zu: 'Ezezimali', xh: 'Ezemali', rw: 'Inguzanyo', wo: 'Koppar' },
  Insurance: { ar: 'التأمين', zu: 'Umshwalense', xh: 'I-inshorensi', rw: 'Ubwishingizi', wo: 'Asiirãas' },
  'About us': { ar: 'من نحن', zu: 'Mayelana nathi', xh: 'Malunga nathi', rw: 'Abo turi bo', wo: 'Ci sunu mbir' },
  Blog: { ar: 'المدونة', zu: 'Ibhulogi', xh: 'Ibhlog', rw: 'Blog', wo: 'Blog' },
  Privacy: { ar: 'الخصوصية', zu: 'Ubumfihlo', xh: 'Ubucala', rw: 'Ibanga', wo: 'Sutura' },
  'Terms of use': {
    ar: 'شروط الاستخدام',
    zu: 'Imigomo yokusebenzisa',
    xh: 'Imiqathango yokusebenzisa',
    rw: 'Amabwiriza yo gukoresha',
    wo: 'Sàrti jëfandikoo',
  },
  'City cars': {
    ar: 'سيارات المدينة',
    zu: 'Izimoto zedolobha',
    xh: 'Iimoto zedolophu',
    rw: 'Imodoka zo mu mujyi',
    wo: 'Sitadin',
  },
  'First car': {
    ar: 'السيارة الأولى',
    zu: 'Imoto yokuqala',
    xh: 'Imoto yokuqala',
    rw: 'Imodoka ya mbere',
    wo: 'Oto bu njëkk',
  },
  'Family, 7 seats': {
    ar: 'عائلية، 7 مقاعد',
    zu: 'Ezomndeni, izihlalo ezi-7',
    xh: 'Ezosapho, izihlalo ezi-7',
    rw: 'Iz’umuryango, imyanya 7',
    wo: 'Njaboot, 7 toogu',
  },
  Automatic: { ar: 'أوتوماتيكية', zu: 'I-automatic', xh: 'I-automatic', rw: 'Automatique', wo: 'Otomatig' },
  'Hybrid and electric': {
    ar: 'هجينة وكهربائية',
    zu: 'I-hybrid nezikagesi',
    xh: 'I-hybrid nezombane',
    rw: 'Hybride n’amashanyarazi',
    wo: 'Ibrid ak kuraŋ',
  },
  'Low mileage': {
    ar: 'مسافة مقطوعة قليلة',
    zu: 'Amakhilomitha amancane',
    xh: 'Iikhilomitha ezimbalwa',
    rw: 'Kilometero nke',
    wo: 'Kilomet yu néew',
  },
  Pickups: { ar: 'بيك آب', rw: 'Pick-up', wo: 'Pick-up' },
  Bakkies: { zu: 'Amabhakhi', xh: 'Iibhaki' },
  Sedans: { ar: 'سيدان', zu: 'Amasedan', xh: 'Iisedan', rw: 'Sedan', wo: 'Berlin' },
  Imported: { ar: 'مستوردة', rw: 'Zatumijwe mu mahanga' },
  Venants: { wo: 'Wenaŋ' },
}

/** A label in every language that it is known in. */
export function labelOf(en: string, fr: string): BilingualText & LocalizedText {
  return { ...TRANSLATIONS[en], en, fr }
}
