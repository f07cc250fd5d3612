import type { Kysely } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../tables.ts'
import { categoriesOf } from './content/categories.ts'
import { contactInformationOf } from './content/contact-information.ts'
import { faqsOf } from './content/faqs.ts'
import { financingPartnersOf } from './content/financing-partners.ts'
import { footerOf } from './content/footer.ts'
import { galleryOf } from './content/gallery.ts'
import { pagesOf } from './content/pages.ts'
import { postsOf } from './content/posts.ts'
import { storesOf } from './content/stores.ts'
import { teamOf } from './content/team.ts'
import { testimonialsOf } from './content/testimonials.ts'
import { insertRows } from './insert-rows.ts'
import { inLanguagesOf, whollyInLanguagesOf } from './translations.ts'

/** Writes the demonstration content of `edition`, all or nothing. Returns false, having done nothing, where there is content already. */
export async function seedContent(database: Kysely<Tables>, edition: EditionId): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const version = { edition, version: 0 }
    const written = await transaction
      .insertInto('content_versions')
      .values(version)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) return false

    await insertRows(transaction, 'faqs', itemRows(edition, faqsOf(edition)))
    await insertRows(transaction, 'posts', itemRows(edition, postsOf(edition), whollyInLanguagesOf))
    await insertRows(transaction, 'testimonials', itemRows(edition, testimonialsOf(edition)))
    await insertRows(transaction, 'financing_partners', itemRows(edition, financingPartnersOf(edition)))
    await insertRows(transaction, 'team_members', itemRows(edition, teamOf(edition)))
    await insertRows(transaction, 'stores', itemRows(edition, storesOf(edition)))
    await insertRows(transaction, 'categories', itemRows(edition, categoriesOf(edition)))
    const pages = pagesOf(edition).map(({ key, ...page }) => ({ id: key, ...page }))
    await insertRows(transaction, 'pages', itemRows(edition, pages, whollyInLanguagesOf))
    await insertRows(transaction, 'gallery_items', itemRows(edition, galleryOf(edition)))
    await insertRows(transaction, 'footer_content', [{ edition, payload: inLanguagesOf(edition, footerOf(edition)) }])
    await insertRows(transaction, 'contact_information', [
      { edition, payload: inLanguagesOf(edition, contactInformationOf(edition)) },
    ])
    return true
  })
}

function itemRows<Item extends { id: string }>(
  edition: EditionId,
  items: readonly Item[],
  translate: typeof inLanguagesOf = inLanguagesOf,
) {
  return items.map(({ id, ...payload }, position) => ({
    edition,
    id,
    position,
    published: true,
    payload: translate(edition, payload),
  }))
}
