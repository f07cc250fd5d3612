import type { HandlersOf } from '../../contract/handler.ts'
import { listItems } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** Lenders (P-44). Each has its disclaimer with its offer, so that neither is shown without the other. */
export function createFinancingPartnerHandlers({ database }: ApiServices): HandlersOf<'listFinancingPartners'> {
  return {
    async listFinancingPartners(_, { edition, language }) {
      const partners = await listItems(database, 'financing_partners', edition.id)
      return ok({
        financingPartners: partners.map(
          ({ id, name, kind, description, note, disclaimer, rate, maxMonths, sourceDate }) => ({
            id,
            name,
            kind,
            description: [description, note, disclaimer].map((text) => localize(text, language)).join(' '),
            logo: null,
            url: null,
            annualRateFrom: rate?.min ?? null,
            maxMonths,
            sourceDate,
          }),
        ),
      })
    },
  }
}
