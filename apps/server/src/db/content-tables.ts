import type { ColumnType, Generated } from 'kysely'

import type { LocalizedText } from '@otosafi/domain/car/car'
import type * as content from '@otosafi/domain/content/content'
import type { EditionId } from '@otosafi/editions/edition'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** The payload of an item of a content list, without its id. */
type Payload<Item> = Omit<Item, 'id'>

/** A list of content, shown by `position`; the id is a column and not repeated in the payload. */
type ContentItemTable<Item> = {
  edition: EditionId
  id: string
  position: number
  published: Generated<boolean>
  payload: ColumnType<Payload<Item>, string, string>
}

/** A text that an edition has once. */
type ContentTextTable<Content> = { edition: EditionId; payload: ColumnType<Content, string, string> }

type Computed<T> = ColumnType<T, never, never>
type Text = LocalizedText

/** The operator's content. */
export type ContentTables = {
  faqs: ContentItemTable<content.Faq<Text>> & { topic: Computed<content.FaqTopic> }
  posts: ContentItemTable<content.Post<Text>> & { topic: Computed<content.PostTopic>; published_on: Computed<string> }
  testimonials: ContentItemTable<content.Testimonial<Text>>
  financing_partners: ContentItemTable<content.FinancingPartner<Text>>
  team_members: ContentItemTable<content.TeamMember<Text>>
  stores: ContentItemTable<content.Store>
  categories: ContentItemTable<content.Category<Text>>
  pages: ContentItemTable<content.PageContent<Text> & { id: string }>
  questions: ContentItemTable<content.Question<Text>>
  gallery_items: ContentItemTable<content.GalleryItem<Text>>
  reply_templates: ContentItemTable<content.ReplyTemplate<Text>>
  footer_content: ContentTextTable<content.FooterContent<Text, RouteKey>>
  contact_information: ContentTextTable<content.ContactInformation>
  /** Incremented whenever an edition's content changes. */
  content_versions: { edition: EditionId; version: Generated<number>; changed_at: Generated<Date> }
}
