import type { Kysely } from 'kysely'

import { categoriesOf } from '@otosafi/demonstration/content/categories'
import { contactInformationOf } from '@otosafi/demonstration/content/contact-information'
import { faqsOf } from '@otosafi/demonstration/content/faqs'
import { financingPartnersOf } from '@otosafi/demonstration/content/financing-partners'
import { footerOf } from '@otosafi/demonstration/content/footer'
import { galleryOf } from '@otosafi/demonstration/content/gallery'
import { pagesOf } from '@otosafi/demonstration/content/pages'
import { postsOf } from '@otosafi/demonstration/content/posts'
import { QUESTIONS } from '@otosafi/demonstration/content/questions'
import { storesOf } from '@otosafi/demonstration/content/stores'
import { teamOf } from '@otosafi/demonstration/content/team'
import { testimonialsOf } from '@otosafi/demonstration/content/testimonials'
import type { Demonstrated } from '@otosafi/demonstration/demonstrated'
import { inLanguagesOf, whollyInLanguagesOf } from '@otosafi/demonstration/translations'

import { insertRows } from '../db/insert-rows.ts'
import type { Tables } from '../db/tables.ts'

/** Writes the demonstration content of `edition`, all or nothing. Returns false, having done nothing, where there is content already. */
export async function seedContent(database: Kysely<Tables>, edition: Demonstrated): Promise<boolean> {
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
    await insertRows(transaction, 'questions', itemRows(edition, QUESTIONS))
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
  edition: Demonstrated,
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
