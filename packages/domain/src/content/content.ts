import type { LocalizedText } from '../car/car.ts'
import type { BodyType, Condition, FuelType, Transmission } from '../car/vocabulary.ts'

/*
 * The operator's content of an edition (P-44). `Text` is the type of a text: with the languages that it has where it is
 * stored, with two in the demonstration. Ids are slugs, unique within an edition; dates are ISO dates;
 * `demo` marks what is invented, and is shown.
 */

/** A piece of a page or of a blog post. */
export type Block<Text> =
  | { kind: 'heading'; text: Text }
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: Text[] }

/** The groups of the questions page, in their order. */
export const FAQ_TOPICS = ['buying', 'booking', 'inspection', 'finance', 'documents', 'selling', 'account'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]

/** A question with its answer; `featured` ones are on the home page. A visitor's is shown in its one `language` only. */
export type Faq<Text> = {
  id: string
  topic: FaqTopic
  featured: boolean
  question: Text
  answer: Text
  language?: keyof LocalizedText
}

/** A question of the selling form about the state of a car; one without options is answered in words. */
export type Question<Text> = {
  id: string
  text: Text
  help: Text | null
  options: { value: string; label: Text }[]
}

/** The categories of the blog. */
export const POST_TOPICS = ['buying', 'inspection', 'papers', 'money', 'driving', 'selling'] as const
export type PostTopic = (typeof POST_TOPICS)[number]

/** A blog post. */
export type Post<Text> = {
  id: string
  title: Text
  excerpt: Text
  body: Block<Text>[]
  author: string
  publishedOn: string
  /** Day of the last change, where there was one. */
  updatedOn?: string
  topic: PostTopic
  featured: boolean
  /** Brand slugs that the post speaks of. */
  brands: string[]
  /** Key of the picture in the object store. */
  photo: string
  /** Whole minutes to read it. */
  minutes: number
}

/** The pages whose texts the operator keeps, by key. */
export const PAGE_KEYS = [
  'about',
  'carInsurance',
  'finance',
  'privacyPolicy',
  'termsOfUse',
  'careers',
  'sellCar',
  'warranty',
] as const
export type PageKey = (typeof PAGE_KEYS)[number]

/** A page of text. */
export type PageContent<Text> = {
  title: Text
  summary: Text
  blocks: Block<Text>[]
  /** Day of the last change. */
  updatedOn: string
}

/** The listing parameters that a category stands for. Prices in the edition's currency, mileage in kilometres. */
export type CategoryFilters = {
  bodyType?: BodyType[]
  fuelType?: FuelType[]
  transmission?: Transmission[]
  condition?: Condition[]
  seats?: number[]
  priceMax?: number
  mileageMax?: number
}

/** A kind of car that people look for, on the home page and on a page of its own. */
export type Category<Text> = { id: string; label: Text; description: Text; filters: CategoryFilters }

/** Opening hours of a day of the week, `HH:MM` local time; 1 is Monday. Closed days are left out. */
export type OpeningHours = { day: 1 | 2 | 3 | 4 | 5 | 6 | 7; opens: string; closes: string }

/** How to reach the team of an edition, besides the chat, which is a fact of the edition. Numbers are E.164. */
export type ContactInformation = {
  phone: string
  email: string
  address: string
  openingHours: OpeningHours[]
  instagramUrl: string
  blogUrl: string
  demo: true
}

/** Kinds of places. */
export const STORE_KINDS = ['showroom', 'inspectionCentre'] as const

/** A showroom or an inspection centre. */
export type Store = {
  id: string
  name: string
  kind: (typeof STORE_KINDS)[number]
  /** City slug of the edition. */
  city: string
  address: string
  /** Degrees, WGS 84. */
  location: { latitude: number; longitude: number }
  /** E.164. */
  phone: string
  openingHours: OpeningHours[]
  /** How many visits it takes in one slot, where that is not what the edition's places do (P-48); 0 where it takes none. */
  visitPlaces?: number
  demo?: true
}

/** Kinds of lenders. */
export const PARTNER_KINDS = ['bank', 'lender', 'leasing', 'participatory'] as const
export type PartnerKind = (typeof PARTNER_KINDS)[number]

/** A lender, by public sources. `disclaimer` is shown with it. */
export type FinancingPartner<Text> = {
  id: string
  name: string
  kind: PartnerKind
  description: Text
  minMonths: number
  maxMonths: number
  /** Indicative range, fractions a year; for a participatory bank its margin. Null or left out where none is published. */
  rate?: { min: number; max: number } | null
  note: Text
  /** The source of the terms, and its date. */
  source: string
  sourceDate: string
  demo?: true
  disclaimer: Text
}

/** A testimonial. */
export type Testimonial<Text> = {
  id: string
  /** First name and initial, in the letters of each language. */
  name: Text
  /** City slug of the edition. */
  city: string
  date: string
  /** Name of the car, as it is shown. */
  car: string
  deal: 'bought' | 'sold'
  /** Stars out of five. */
  rating: 4 | 5
  text: Text
  /** Where the opinion comes from, as it is shown beside it. */
  source: Text
  demo?: true
}

/** A picture of a customer's car. `photo` is a key of the object store, `city` a slug of the edition. */
export type GalleryItem<Text> = { id: string; photo: string; caption: Text; city: string; date: string; demo?: true }

/** A member of the team. `city` is a city slug of the edition. */
export type TeamMember<Text> = {
  id: string
  name: string
  role: Text
  bio: Text
  city: string
  /** Key of the picture in the object store; left out where there is none. */
  photo?: string
  demo?: true
}

/** A text that an answer of the team begins with, by the name that the team knows it by. */
export type ReplyTemplate<Text> = { id: string; name: string; text: Text }

/** A link to a page by its route key, or to the listing with filters: `query` is what follows the question mark. */
export type FooterLink<Text, Route extends string> = { label: Text; route: Route; query: string | null }

/** The footer's content. Addresses are built from route keys, in each language. */
export type FooterContent<Text, Route extends string> = {
  about: Text
  columns: { title: Text; links: FooterLink<Text, Route>[] }[]
  legalLines: Text[]
  social: { network: 'instagram'; url: string }[]
}
