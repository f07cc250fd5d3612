import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CONTENT_LISTS, type ContentList, contentFieldsOf } from './content-lists.ts'
import {
  type ContentValue,
  type ContentValues,
  issuesOf,
  mapTexts,
  missingLanguages,
  textsIn,
  withoutStandIns,
} from './content-values.ts'

const FAQ: ContentValues = {
  question: { en: 'Do I get my deposit back?', fr: 'Puis-je récupérer mes arrhes ?' },
  answer: { en: 'Yes.', fr: 'Oui.' },
  topic: 'booking',
  featured: false,
}
const STORE: ContentValues = {
  name: 'Otosafi Maârif',
  kind: 'showroom',
  city: 'casablanca',
  location: { latitude: 33.5731, longitude: -7.5898 },
  address: '12, rue d’Alger',
  phone: '+212522000000',
  openingHours: [
    { day: 1, opens: '09:00', closes: '12:30' },
    { day: 1, opens: '14:00', closes: '18:00' },
  ],
  visitPlaces: null,
}
const PAGE: ContentValues = {
  title: { fr: 'À propos' },
  summary: { fr: 'Qui nous sommes.' },
  blocks: [
    { kind: 'heading', text: { fr: 'Notre métier' } },
    { kind: 'list', items: [{ fr: 'Inspecter' }, { fr: 'Vendre', ar: 'البيع' }] },
  ],
}

describe('an item', () => {
  it.each([
    ['faqs', FAQ],
    ['stores', STORE],
    ['pages', PAGE],
  ] as const)('of %s that is whole has no issue', (list, values) => {
    expect(issuesOf(list, values, 'fr')).toEqual([])
  })

  it.each<[ContentList, ContentValues, string, string]>([
    ['faqs', { ...FAQ, question: { en: 'Only English' } }, 'question/fr', 'required'],
    ['faqs', { ...FAQ, answer: { fr: ' ' } }, 'answer/fr', 'required'],
    ['faqs', { ...FAQ, question: { fr: 'x'.repeat(301) } }, 'question/fr', 'invalid'],
    ['faqs', { ...FAQ, topic: 'weather' }, 'topic', 'option'],
    ['faqs', { ...FAQ, featured: 'yes' }, 'featured', 'invalid'],
    ['stores', { ...STORE, name: '' }, 'name', 'required'],
    ['stores', { ...STORE, phone: '0522 00 00 00' }, 'phone', 'invalid'],
    ['faqs', { ...FAQ, answer: { fr: 'Oui.\n\n'.repeat(21) } }, 'answer/fr', 'invalid'],
    ['contact', { email: 'nobody' }, 'email', 'invalid'],
    ['contact', { instagramUrl: 'javascript:alert(1)' }, 'instagramUrl', 'invalid'],
    ['contact', {}, 'phone', 'required'],
    ['pages', { ...PAGE, blocks: [{ kind: 'heading', text: { fr: 'x'.repeat(301) } }] }, 'blocks/0/text/fr', 'invalid'],
    ['stores', { ...STORE, location: null }, 'location', 'required'],
    ['stores', { ...STORE, location: { latitude: 91, longitude: 0 } }, 'location', 'invalid'],
    ['stores', { ...STORE, location: { fr: 'Ici' } }, 'location', 'invalid'],
    ['stores', { ...STORE, kind: 'garage' }, 'kind', 'option'],
    ['categories', { filters: {} }, 'filters', 'required'],
    ['categories', { filters: { bodyType: ['suv', 'suv'] } }, 'filters', 'invalid'],
    ['categories', { filters: { fuelType: ['steam' as 'ev'] } }, 'filters', 'invalid'],
    ['categories', { filters: { priceMax: 0 } }, 'filters', 'invalid'],
    ['financingPartners', { rate: { min: 0.09, max: 0.05 } }, 'rate', 'invalid'],
    ['financingPartners', { rate: { min: 0.05, max: 1.2 } }, 'rate', 'invalid'],
    ['stores', { ...STORE, visitPlaces: 101 }, 'visitPlaces', 'numberBetween'],
    [
      'stores',
      { ...STORE, openingHours: [{ day: 2, opens: '18:00', closes: '09:00' }] },
      'openingHours/0/closes',
      'endsBeforeItBegins',
    ],
    [
      'stores',
      {
        ...STORE,
        openingHours: [
          { day: 2, opens: '09:00', closes: '12:00' },
          { day: 2, opens: '11:00', closes: '15:00' },
        ],
      },
      'openingHours/1/opens',
      'invalid',
    ],
    ['pages', { ...PAGE, blocks: [] }, 'blocks', 'required'],
    [
      'pages',
      { ...PAGE, blocks: [{ kind: 'list', items: [{ fr: 'a' }, { ar: 'ب' }] }] },
      'blocks/0/items/1/fr',
      'required',
    ],
    ['posts', { photo: null }, 'photo', 'required'],
    ['posts', { photo: '../../etc/passwd' }, 'photo', 'invalid'],
    ['posts', { brands: ['dacia', 'dacia'] }, 'brands', 'invalid'],
    ['posts', { brands: null }, 'brands', 'invalid'],
    ['teamMembers', { photo: '' }, 'photo', 'invalid'],
    ['teamMembers', { city: '' }, 'city', 'required'],
    ['posts', { publishedOn: '2026-02-30' }, 'publishedOn', 'invalid'],
  ])('of %s says what is wrong', (list, values, path, code) => {
    expect(issuesOf(list, values, 'fr')).toContainEqual(expect.objectContaining({ path, code }))
  })

  it('of any list never throws, and says something of each field that is not filled in', () => {
    const lists = Object.keys(CONTENT_LISTS) as ContentList[]
    const value = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.dictionary(fc.constantFrom('en', 'fr', 'ar'), fc.string()),
      fc.constant(['dacia']),
      fc.constant({ latitude: 1, longitude: 2 }),
      fc.constant({ min: 0.1, max: 0.2 }),
      fc.constant({ seats: [7] }),
      fc.constant([{ kind: 'paragraph', text: { fr: 'x' } }]),
      fc.constant([{ day: 1, opens: '09:00', closes: '10:00' }]),
    ) as fc.Arbitrary<ContentValue>
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.dictionary(fc.string(), value), (list, values) => {
        const fields = new Set(issuesOf(list, values, 'fr').map(({ path }) => path.split('/')[0]))
        const empty = contentFieldsOf(list).filter(
          ([name, field]) =>
            !Object.hasOwn(values, name) && field.kind !== 'rate' && !('isOptional' in field && field.isOptional),
        )
        expect(empty.every(([name]) => fields.has(name))).toBe(true)
      }),
    )
  })
})

describe('the texts of an item', () => {
  it('are those of all its blocks', () => {
    expect(textsIn(PAGE['blocks'] ?? null).map(([path]) => path)).toEqual(['/0/text', '/1/items/0', '/1/items/1'])
    expect(textsIn('a line')).toEqual([])
  })

  it('are changed one by one, and nothing else is', () => {
    const shouted = mapTexts(PAGE['blocks'] ?? null, (text) => ({ fr: text.fr?.toUpperCase() ?? '' }))
    expect(shouted).toEqual([
      { kind: 'heading', text: { fr: 'NOTRE MÉTIER' } },
      { kind: 'list', items: [{ fr: 'INSPECTER' }, { fr: 'VENDRE' }] },
    ])
    for (const name of ['openingHours', 'location'])
      expect(mapTexts(STORE[name] ?? null, () => ({}))).toEqual(STORE[name])
  })

  it('are without the English that merely stands for the first language', () => {
    const name = { en: 'Salma B.', fr: 'Salma B.' }
    const opinion = { name, text: { en: 'Très bien.', fr: 'Très bien.' }, source: { en: 'Mail', fr: 'Courriel' } }
    expect(withoutStandIns('testimonials', opinion, 'fr')).toMatchObject({ name, text: { fr: 'Très bien.' } })
    expect(withoutStandIns('testimonials', opinion, 'en')).toBe(opinion)
    const untranslated = { label: { en: 'Breaks', fr: 'Breaks' }, description: { en: 'Longs.', fr: 'Longs.' } }
    expect(withoutStandIns('categories', untranslated, 'fr')).toEqual({
      label: { fr: 'Breaks' },
      description: { fr: 'Longs.' },
      filters: null,
    })
  })

  it('say which languages are missing', () => {
    expect(missingLanguages('pages', PAGE, ['fr', 'ar'])).toEqual(['ar'])
    expect(missingLanguages('faqs', FAQ, ['fr', 'en', 'wo'])).toEqual(['wo'])
    expect(missingLanguages('stores', STORE, ['fr', 'ar'])).toEqual([])
  })
})
