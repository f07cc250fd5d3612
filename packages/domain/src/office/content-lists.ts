import { FAQ_TOPICS, PARTNER_KINDS, POST_TOPICS, STORE_KINDS } from '../content/content.ts'

/**
 * A field of an item, and what it takes: a text in several languages, a line that is the same in all of them, or something that is no
 * text, such as the key of a picture, or the slugs of a city or of brands. `most` counts characters, `paragraphs` those of a long text that empty lines part.
 */
export type ContentField = Readonly<
  | { kind: 'text'; most: number; isLong: boolean; paragraphs?: number }
  | { kind: 'line'; most: number }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; min: number; max: number; isOptional: boolean }
  | { kind: 'picture'; isOptional: boolean }
  | {
      kind:
        | 'flag'
        | 'place'
        | 'rate'
        | 'filters'
        | 'day'
        | 'blocks'
        | 'hours'
        | 'phone'
        | 'email'
        | 'address'
        | 'city'
        | 'brands'
    }
>

const text = (most: number) => ({ kind: 'text', most, isLong: false }) as const
const longText = (most: number) => ({ kind: 'text', most, isLong: true }) as const
const line = (most: number) => ({ kind: 'line', most }) as const
const choice = (values: readonly string[]) => ({ kind: 'choice', values }) as const
const picture = (isOptional = false) => ({ kind: 'picture', isOptional }) as const
const whole = (min: number, max: number, isOptional = false) => ({ kind: 'number', min, max, isOptional }) as const

/**
 * The lists of content that the team writes, with the fields of their items; the first names an item. What an item has besides stays as
 * it is.
 */
export const CONTENT_LISTS = {
  faqs: {
    question: text(300),
    answer: { ...longText(3000), paragraphs: 20 },
    topic: choice(FAQ_TOPICS),
    featured: { kind: 'flag' },
  },
  posts: {
    title: text(200),
    photo: picture(),
    excerpt: longText(500),
    body: { kind: 'blocks' },
    author: line(100),
    publishedOn: { kind: 'day' },
    topic: choice(POST_TOPICS),
    brands: { kind: 'brands' },
    featured: { kind: 'flag' },
    minutes: whole(1, 60),
  },
  pages: { title: text(200), summary: longText(500), blocks: { kind: 'blocks' } },
  testimonials: {
    name: text(100),
    text: longText(2000),
    rating: whole(4, 5),
    city: { kind: 'city' },
    date: { kind: 'day' },
    car: line(100),
    deal: choice(['bought', 'sold']),
    source: text(100),
  },
  galleryItems: { caption: text(300), photo: picture(), city: { kind: 'city' }, date: { kind: 'day' } },
  teamMembers: {
    name: line(100),
    photo: picture(true),
    role: text(100),
    bio: longText(1000),
    city: { kind: 'city' },
  },
  stores: {
    name: line(100),
    kind: choice(STORE_KINDS),
    city: { kind: 'city' },
    address: line(300),
    location: { kind: 'place' },
    phone: { kind: 'phone' },
    openingHours: { kind: 'hours' },
    visitPlaces: whole(0, 100, true),
  },
  categories: { label: text(100), description: longText(500), filters: { kind: 'filters' } },
  // Its texts are one in the contract with visitors.
  financingPartners: {
    name: line(100),
    kind: choice(PARTNER_KINDS),
    description: longText(500),
    minMonths: whole(1, 120),
    maxMonths: whole(1, 120),
    rate: { kind: 'rate' },
    note: longText(250),
    source: line(300),
    sourceDate: { kind: 'day' },
    disclaimer: longText(248),
  },
  contact: {
    phone: { kind: 'phone' },
    email: { kind: 'email' },
    address: line(300),
    openingHours: { kind: 'hours' },
    instagramUrl: { kind: 'address' },
  },
  replyTemplates: { name: line(100), text: longText(4000) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ContentField>>>>

export type ContentList = keyof typeof CONTENT_LISTS

/** The fields of a list's items, in their order. */
export function contentFieldsOf(list: ContentList): [name: string, field: ContentField][] {
  return Object.entries(CONTENT_LISTS[list])
}

const ADDED_TO: ReadonlySet<ContentList> = new Set([
  'faqs',
  'posts',
  'testimonials',
  'galleryItems',
  'teamMembers',
  'stores',
  'categories',
  'financingPartners',
  'replyTemplates',
])

/** Whether the office describes items of a list as a whole, so that new ones can be written there. */
export function canAddContent(list: ContentList): boolean {
  return ADDED_TO.has(list)
}

/** Whether items of a list may be taken off the site: it always needs its pages, and how to reach the team. */
export function canHideContent(list: ContentList): boolean {
  return list !== 'pages' && list !== 'contact'
}
