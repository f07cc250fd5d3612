import { commonTexts } from '@otosafi/i18n/server-texts'

import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { findText } from '../../db/content.queries.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** How to reach the edition's team (P-44). Number and text of the chat are those of the pages (P-43). */
export function createContactHandlers({
  database,
}: ApiServices): HandlersOf<'getContactInformation' | 'getInstagramUrl'> {
  return {
    async getContactInformation(_, { edition, language }) {
      const contact = await findText(database, 'contact_information', edition.id)
      if (contact === null) throw notFound('contact information')
      const { phone, email, address, openingHours, instagramUrl } = contact
      return ok({
        phone,
        email,
        whatsapp: {
          number: `+${edition.whatsApp.number}`,
          text: commonTexts(edition, language)('shell.whatsApp.text'),
        },
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
