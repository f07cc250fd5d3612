import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { findText } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** How to reach the edition's team (spec section 3: contact information). */
export function createContactHandlers({
  database,
}: ApiServices): HandlersOf<'getContactInformation' | 'getInstagramUrl'> {
  return {
    async getContactInformation(_, { edition, language }) {
      const contact = await findText(database, 'contact_information', edition.id)
      if (contact === null) throw notFound('contact information')
      const { phone, email, whatsapp, address, openingHours, instagramUrl } = contact
      return ok({
        phone,
        email,
        whatsapp: { number: whatsapp.number, text: localize(whatsapp.text, language) },
        address,
        openingHours,
        social: [{ network: 'instagram', url: instagramUrl }],
      })
    },

    async getInstagramUrl(_, { edition }) {
      const contact = await findText(database, 'contact_information', edition.id)
      return ok({ instagramUrl: contact?.instagramUrl ?? null })
    },
  }
}
