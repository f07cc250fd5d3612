import type { ColumnType, Generated } from 'kysely'

import type { LocalizedText } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'

import type { BilingualText } from './seed/content/bilingual-text.ts'
import type { Category } from './seed/content/categories.ts'
import type { ContactInformation } from './seed/content/contact-information.ts'
import type { Faq } from './seed/content/faqs/faq.ts'
import type { FinancingPartner } from './seed/content/financing/partner.ts'
import type { FooterContent } from './seed/content/footer.ts'
import type { GalleryItem } from './seed/content/gallery.ts'
import type { pagesOf } from './seed/content/pages.ts'
import type { postsOf } from './seed/content/posts.ts'
import type { Store } from './seed/content/stores.ts'
import type { TeamMember } from './seed/content/team.ts'
import type { testimonialsOf } from './seed/content/testimonials.ts'

/** Content as it is stored: with texts in any of the languages, where the demonstration content has two. */
export type Stored<T> = T extends BilingualText
  ? LocalizedText
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [Key in keyof T]: Stored<T[Key]> }
      : T

/** What an item of a content list holds, its id apart. */
export type Payload<Item> = Stored<Omit<Item, 'id'>>

/** A list of content, shown by `position`; the id is a column and not repeated in the payload. */
type ContentItemTable<Item> = {
  edition: EditionId
  id: string
  position: number
  published: Generated<boolean>
  payload: ColumnType<Payload<Item>, string, string>
}

/** A text that an edition has once. */
type ContentTextTable<Text> = { edition: EditionId; payload: ColumnType<Stored<Text>, string, string> }

type Computed<T> = ColumnType<T, never, never>
type Post = ReturnType<typeof postsOf>[number]

/** What the operator writes (spec section 3). */
export type ContentTables = {
  faqs: ContentItemTable<Faq> & { topic: Computed<Faq['topic']> }
  posts: ContentItemTable<Post> & { topic: Computed<Post['topic']>; published_on: Computed<string> }
  testimonials: ContentItemTable<ReturnType<typeof testimonialsOf>[number]>
  financing_partners: ContentItemTable<FinancingPartner>
  team_members: ContentItemTable<TeamMember>
  stores: ContentItemTable<Store>
  categories: ContentItemTable<Category>
  pages: ContentItemTable<Omit<ReturnType<typeof pagesOf>[number], 'key'>>
  gallery_items: ContentItemTable<GalleryItem>
  footer_content: ContentTextTable<FooterContent>
  contact_information: ContentTextTable<ContactInformation>
  /** Goes up whenever an edition's content changes. */
  content_versions: { edition: EditionId; version: Generated<number>; changed_at: Generated<Date> }
}
