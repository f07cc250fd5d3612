import type { Language } from '@otosafi/editions/language'

/** A rule of writing, with texts that keep it. */
export type LanguageRule = { rule: string; examples: readonly string[] }

/** What holds in every language. */
export const COMMON_RULES: readonly LanguageRule[] = [
  {
    rule: 'A placeholder stays as it is, with its format. It may move within the sentence.',
    examples: ['{{count, number}} cars', '{{price, money}}'],
  },
  { rule: 'A sentence is translated whole: what is put together of pieces breaks in another language.', examples: [] },
  {
    rule: 'Makes, models, cities and names stay as people write them. No capitals for stress, and no exclamation marks.',
    examples: ['Salé', 'Aïn Sebaâ'],
  },
]

/** Rules of each language: form of address, punctuation, words, and what tests look for. */
export const LANGUAGE_RULES: Readonly<Record<Language, readonly LanguageRule[]>> = {
  en: [
    {
      rule: 'British spelling. “You”, short and plain; no “please” on a button.',
      examples: ['Colour', 'Licence disc'],
    },
    {
      rule: 'South Africa says some things in its own words.',
      examples: ['bakkie', 'roadworthy certificate', 'instalment'],
    },
  ],
  fr: [
    {
      rule: '« Vous » throughout. Words that need no gender are preferred.',
      examples: ['Votre avis', 'Cette voiture m’intéresse'],
    },
    {
      rule: 'A no-break space stands before : ; ? ! % and within « ». A test names each that lacks it.',
      examples: ['Qui paie ?', 'Prix : 85 000 DH'],
    },
    {
      rule: 'Countries have their own words for a used car from abroad, and for papers.',
      examples: [
        'véhicule venant (Sénégal)',
        'France au revoir (Côte d’Ivoire)',
        'occasion, carte grise, vignette (Maroc)',
      ],
    },
  ],
  ar: [
    { rule: 'The plural “you” is the polite address, for everybody.', examples: ['اختاروا', 'صوتوا'] },
    {
      rule: 'Read from right to left. Amounts, numbers of telephones and references keep their own order: their placeholders stand between isolating marks, which stay.',
      examples: ['\u206685 000 DH\u2069', '\u2066+212 6 61 23 45 67\u2069'],
    },
    {
      rule: 'Western digits, as in the Moroccan press. Arabic-Indic ones may be typed and are understood.',
      examples: ['2026'],
    },
    { rule: 'Moroccan months and words.', examples: ['غشت', 'شتنبر', 'الثمن', 'البطاقة الرمادية', 'القوة الجبائية'] },
    {
      rule: 'Letters join: no spaces between them, no capitals. The type is a little larger, with more leading.',
      examples: [],
    },
  ],
  zu: [
    {
      rule: 'Prefixes follow the class of the noun, so that options and lists are translated whole, and never joined.',
      examples: ['inombolo engu-{{count, number}}', 'izinombolo ezingu-{{count, number}}'],
    },
    { rule: 'A loan that begins with a vowel has a hyphen after its prefix.', examples: ['i-akhawunti', 'i-imeyili'] },
    { rule: 'Words are long: they wrap, and no button has a fixed width.', examples: ['lokusetshenziswa'] },
    {
      rule: 'Loans that are in use are preferred to coined words.',
      examples: ['imoto', 'injini', 'ibhuleki', 'uphethiloli', 'isibambiso'],
    },
  ],
  xh: [
    {
      rule: 'Prefixes follow the class of the noun, so that options and lists are translated whole, and never joined.',
      examples: ['Imoto', 'Iimoto'],
    },
    {
      rule: 'A loan that begins with a vowel has a hyphen after its prefix.',
      examples: ['i-akhawunti', 'i-inshorensi'],
    },
    { rule: 'Words are long: they wrap, and no button has a fixed width.', examples: ['elingalindelekile'] },
    {
      rule: 'Loans that are in use are preferred to coined words.',
      examples: ['imoto', 'injini', 'igiye', 'ipetroli'],
    },
  ],
  rw: [
    {
      rule: 'Vowels are elided with ’, the curved apostrophe, never with the straight one.',
      examples: ['Ijambo ry’ibanga'],
    },
    { rule: 'Gearboxes stay as the press writes them.', examples: ['automatique', 'manuel'] },
    {
      rule: 'Loans that are in use are preferred to coined words. “Caguwa” is slang, and for clothes.',
      examples: ['imodoka', 'moteri', 'feri', 'vitesi', 'mazutu', 'carte jaune'],
    },
  ],
  wo: [
    {
      rule: 'The official spelling, with its own letters, and never the French one.',
      examples: ['x c j ñ ŋ ë é ó à'],
    },
    {
      rule: 'Loans that are in use are preferred to coined words.',
      examples: ['oto', 'esãas', 'gaasuwaal', 'kuraŋ', 'asiirãas', 'póno'],
    },
    {
      rule: 'The address of its pages begins with /sn, but the language is named wo: in standards sn is Shona.',
      examples: [],
    },
  ],
}
