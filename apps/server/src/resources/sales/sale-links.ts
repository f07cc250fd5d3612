import type { IssueLink } from '../../auth/stable-links.ts'
import { type CaseLinks, createCaseLinks } from '../appointments/case-links.ts'
import { saleEndedAt, type SaleRow } from './sale-rows.ts'

/** The secret that links of sales follow from. */
export const SALE_LINKS = 'sale links'

export type SaleLinks = CaseLinks<SaleRow>

/** The links of sales. */
export function createSaleLinks(issue: IssueLink): SaleLinks {
  return createCaseLinks(issue, {
    purposes: { visitor: 'sale', team: 'teamSale' },
    endedAt: async (_, row) => saleEndedAt(row),
  })
}
